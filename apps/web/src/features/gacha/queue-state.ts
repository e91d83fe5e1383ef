import { type Beacon, roundTime } from '@mofu/domain/round-time'

/** How many orders one transaction settles, and how many are searched for the first that waits for a round. */
export const ORDERS_AT_ONCE = 20n

/** The first pending order of a machine, the round that it waits for, and the time of the chain. */
export type Queue = { order: number; round: number; isSubmitted: boolean; isOverdue: boolean; now: number }

/** How long after a round's time its pulls are usually revealed by themselves, in seconds. */
const USUAL_SECONDS = 60

/**
 * `late`: the round should be on the chain and is not. `ready`: it is, and nobody has settled the pulls. `overdue`: it
 * can no longer come, so they are refunded.
 */
export type QueueState = 'normal' | 'late' | 'ready' | 'overdue'

export function queueState(
  beacon: Beacon,
  { round, isSubmitted, isOverdue, now }: Omit<Queue, 'order'>,
): QueueState {
  if (isOverdue) return 'overdue'
  if (now < roundTime(beacon, round) + USUAL_SECONDS) return 'normal'
  return isSubmitted ? 'ready' : 'late'
}
