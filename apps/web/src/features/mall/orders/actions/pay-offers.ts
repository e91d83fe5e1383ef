import { mallCheckoutAbi } from '@mofu/chain/mall'
import { zeroAddress } from 'viem'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { Offer } from '../offer.ts'

type PayPlan = { offers: readonly Offer[]; picture: string; isForOther: boolean }

/** Pays one offer, or several of one coin in one transaction: all or none. A token is approved for the exact sum. */
export function payOffers({ offers, picture, isForOther }: PayPlan): TxPlan {
  const [first] = offers
  if (!first) throw new Error('payOffers needs at least one offer')
  const { chainId, contract, coin, symbol, decimals } = first
  const total = offers.reduce((sum, { amount }) => sum + amount, 0n)
  const isNative = coin === zeroAddress
  const quotes = offers.map((offer) => ({
    paymentId: offer.paymentId,
    orderKey: offer.orderKey,
    coin: offer.coin,
    amount: offer.amount,
    splitHash: offer.splitHash,
    payBy: offer.payBy,
    captureBy: offer.captureBy,
    refundBy: offer.refundBy,
    payer: offer.payer,
  }))
  const [quote] = quotes
  const call =
    offers.length === 1 && quote
      ? { functionName: 'pay', args: [quote, first.signature] }
      : { functionName: 'payMany', args: [quotes, offers.map(({ signature }) => signature)] }
  return {
    chainId,
    title: { key: 'orders.pay.planTitle' },
    call: { address: contract, abi: mallCheckoutAbi, ...call, value: isNative ? total : 0n },
    gives: [{ kind: 'amount', amount: total, coin: symbol, decimals }],
    gets: [],
    explain: [
      ...offers.map(({ order }) => ({
        label: { key: 'orders.pay.planOrder' } as const,
        value: { kind: 'text', text: order } as const,
      })),
      { label: { key: 'orders.pay.planEscrow' }, value: { kind: 'address', address: contract } },
    ],
    ...(isNative
      ? {}
      : { spends: { token: coin, spender: contract, amount: total, coin: symbol, decimals } }),
    subject: { name: offers.map(({ shopName }) => shopName).join(', '), picture },
    invalidates: [['mall']],
    outcome: () => ({
      title: { key: 'orders.pay.doneTitle' },
      text: { key: isForOther ? 'orders.pay.doneForOther' : 'orders.pay.doneText' },
      link: isForOther
        ? { label: { key: 'orders.toMall' }, to: '/mall', search: {} }
        : { label: { key: 'orders.pay.doneLink' }, to: '/user-center/order-center', search: {} },
    }),
  }
}
