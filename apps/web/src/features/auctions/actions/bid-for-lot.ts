import { zeroAddress } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import { aboutLot, linkToLot, lotCall, type LotCoin, type LotToken } from './lot-call.ts'

export type LotBidding = {
  token: LotToken
  coin: LotCoin
  amount: bigint
  /** The start of the lot on the screen: the contract takes no bid for one that was put up again since. */
  startAt: number
  /** What all of the bidder's highest bids hold with this one; undefined while it is not known. */
  held: bigint | undefined
  /** What is explained before signing, in the user's language. */
  texts: { ends: string; binding: string; refund: string }
}

/** Bids exactly this much. The auction holds the money until somebody bids more or the lot is settled. */
export function bidForLot({ token, coin, amount, startAt, held, texts }: LotBidding): TxPlan {
  const { address, symbol, decimals } = coin
  const isNative = address === zeroAddress
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  const amountOf = (units: bigint) => ({ kind: 'amount', amount: units, coin: symbol, decimals }) as const
  return {
    ...aboutLot(token),
    title: { key: 'auctions.bidPlan', values: { name: token.name } },
    call: lotCall(token, 'bid', [address, amount, startAt], isNative ? amount : 0n),
    gives: [amountOf(amount)],
    gets: [],
    explain: [
      { label: { key: 'auctions.bidPlanEnds' }, value: text(texts.ends) },
      { label: { key: 'auctions.bidPlanBinding' }, value: text(texts.binding) },
      { label: { key: 'auctions.bidPlanRefund' }, value: text(texts.refund) },
      ...(held === undefined
        ? []
        : [{ label: { key: 'auctions.bidPlanHeld' } as const, value: amountOf(held) }]),
    ],
    ...(isNative
      ? {}
      : { spends: { token: address, spender: token.contract, amount, coin: symbol, decimals } }),
    outcome: () => ({
      title: { key: 'auctions.bidPlaced' },
      text: { key: 'auctions.bidPlacedText' },
      link: linkToLot(token),
    }),
  }
}
