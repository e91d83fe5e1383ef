import { boxesAbi } from '@mofu/chain/boxes'
import type { Address } from '@mofu/domain/address'
import { zeroAddress } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'

export type DrawInput = {
  chainId: number
  contract: Address
  box: { id: string; number: number; run: number; name: string; picture: string }
  coin: { address: Address; symbol: string; decimals: number }
  /** Of one draw. */
  price: bigint
  isListed: boolean
  quantity: number
  /** What is explained before signing, in the user's language. */
  texts: { gets: string; odds: string; wait: string; refund: string }
}

/** Pays draws, in exactly the run and at exactly the price on the screen: with any other the contract reverts. */
export function drawBox({
  chainId,
  contract,
  box,
  coin,
  price,
  isListed,
  quantity,
  texts,
}: DrawInput): TxPlan {
  const total = price * BigInt(quantity)
  const isNative = coin.address === zeroAddress
  const { symbol, decimals } = coin
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return {
    chainId,
    title: { key: 'boxes.drawPlan', values: { count: quantity, name: box.name } },
    call: {
      address: contract,
      abi: boxesAbi,
      functionName: 'draw',
      args: [BigInt(box.number), BigInt(box.run), BigInt(quantity), coin.address, total, isListed],
      value: isNative ? total : 0n,
    },
    gives: [{ kind: 'amount', amount: total, coin: symbol, decimals }],
    gets: [text(texts.gets)],
    explain: [
      { label: { key: 'boxes.priceEach' }, value: { kind: 'amount', amount: price, coin: symbol, decimals } },
      { label: { key: 'boxes.planOdds' }, value: text(texts.odds) },
      { label: { key: 'boxes.planWait' }, value: text(texts.wait) },
      { label: { key: 'boxes.planRefund' }, value: text(texts.refund) },
    ],
    ...(isNative || total === 0n
      ? {}
      : { spends: { token: coin.address, spender: contract, amount: total, coin: symbol, decimals } }),
    subject: { name: box.name, picture: box.picture },
    isCalm: true,
    invalidates: [['boxes'], ['spending']],
    outcome: () => ({
      title: { key: 'boxes.paidTitle' },
      text: { key: 'boxes.paidText' },
      link: { label: { key: 'boxes.seeDraw' }, to: '/LotteryDetail/$id', params: { id: box.id } },
    }),
  }
}
