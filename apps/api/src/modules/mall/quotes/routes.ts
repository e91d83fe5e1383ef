import { blocksNeeded } from '@mofu/domain/mall/payment-policy'
import * as wire from '@mofu/wire/mall/payments'
import type { FastifyInstance } from 'fastify'
import { zeroAddress } from 'viem'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { hintPayment, type HintStore } from './hint-payment.ts'
import { listPayOptions, type PayOption, type QuoteWorld } from './list-pay-options.ts'

type World = QuoteWorld & { store: HintStore }

export function quoteRoutes(server: FastifyInstance, world: World): void {
  mount(server, wire.payList, shoppers, async ({ query: { orderId } }, { accountId }) => {
    const { order, options, reason } = await listPayOptions(world, { orderId, accountId })
    return { data: { list: options.map((option) => optionOf(option, order.total)), reason } }
  })

  mount(server, wire.blockchainPay, shoppers, async ({ query: { orderId, tx } }, { accountId }) => ({
    data: await hintPayment(world, { orderId, accountId, txHash: tx }),
  }))
}

export function optionOf({ quote, chain, chainTime }: PayOption, cents: bigint): wire.PayOption {
  return {
    orderId: quote.orderId,
    chainId: quote.chainId,
    network: chain.network,
    token: quote.coin,
    symbol: quote.symbol,
    decimals: quote.decimals,
    amount: String(quote.amount),
    quote: {
      paymentId: quote.paymentId,
      orderKey: quote.orderKey,
      coin: quote.coin,
      amount: String(quote.amount),
      splitHash: quote.splitHash,
      payBy: quote.payBy,
      captureBy: quote.captureBy,
      refundBy: quote.refundBy,
      payer: zeroAddress,
    },
    signature: quote.signature,
    contract: chain.checkout,
    // By the reader's own clock, which need not be the chain's.
    expiresAt: new Date(Date.now() + (quote.payBy - chainTime) * 1_000).toISOString(),
    confirmationsRequired: blocksNeeded(chain.network, cents) ?? null,
    price: { answer: String(quote.price), decimals: quote.priceDecimals },
  }
}
