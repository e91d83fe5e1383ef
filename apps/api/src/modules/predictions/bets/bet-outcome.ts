import { claimableOf } from '@mofu/domain/quiz-payout'
import { refundReasonAt, roundStateAt } from '@mofu/domain/quiz-state'

import type { BetRow, RoundRow } from '../store.ts'

type Outcome = 'open' | 'won' | 'lost' | 'refunded' | 'claimable' | 'refundable'

/** What became of a bet at a time, in seconds. The profit is null while the round is open. */
export function outcomeOf(
  bet: BetRow,
  round: RoundRow,
  time: number,
): { outcome: Outcome; profit: bigint | null; payout: bigint; claimable: bigint } {
  if (roundStateAt(round, time) !== 'ended')
    return { outcome: 'open', profit: null, payout: 0n, claimable: 0n }
  const isRefund = refundReasonAt(round, time) !== null
  const { side: result, amount, claimed } = bet
  const claimable = claimableOf({ ...round, isRefund }, { result, amount, claimed })
  const payout = bet.paid ?? claimable
  if (isRefund) return { outcome: claimed ? 'refunded' : 'refundable', profit: 0n, payout, claimable }
  if (result !== round.result) return { outcome: 'lost', profit: -amount, payout: 0n, claimable }
  return { outcome: claimed ? 'won' : 'claimable', profit: payout - amount, payout, claimable }
}
