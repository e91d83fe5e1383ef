import type { TxPlan } from '../../../tx/plan.ts'
import { aboutLot, linkToLot, lotCall, type LotToken } from './lot-call.ts'

/** How a lot ends: anyone settles it, its seller cancels it, or its bidder takes the bid back. */
export type Closing = 'settle' | 'cancel' | 'reclaim'

const calls = {
  settle: {
    functionName: 'settle',
    title: 'auctions.settlePlan',
    done: 'auctions.settled',
    doneText: 'auctions.settledText',
  },
  cancel: {
    functionName: 'cancel',
    title: 'auctions.cancelPlan',
    done: 'auctions.cancelled',
    doneText: 'auctions.cancelledDone',
  },
  reclaim: {
    functionName: 'reclaimBid',
    title: 'auctions.reclaimPlan',
    done: 'auctions.reclaimed',
    doneText: 'auctions.reclaimedDone',
  },
} as const

/** A call that costs nothing but the network fee. `means` is its effect, in the user's language. */
export function closeLot(closing: Closing, token: LotToken, means: string): TxPlan {
  const { functionName, title, done, doneText } = calls[closing]
  return {
    ...aboutLot(token),
    title: { key: title, values: { name: token.name } },
    call: lotCall(token, functionName),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'auctions.settleMeans' }, value: { kind: 'text', text: means } }],
    outcome: () => ({ title: { key: done }, text: { key: doneText }, link: linkToLot(token) }),
  }
}
