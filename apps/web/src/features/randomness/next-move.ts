import { roundTime } from '@mofu/domain/round-time'

import type { DrawRecords } from './queries.ts'

/** What a pending draw needs next, and who can do it: anyone, except for waiting. */
export type NextMove =
  | { kind: 'wait' | 'bring'; round: number; roundAt: number; refundAt: number }
  | { kind: 'settle' }
  | { kind: 'refund' }

/** Orders are settled in turn, so the first of those before it without a public number comes first. */
export function nextMove({ records, rounds, beacon, order }: DrawRecords, now: number): NextMove {
  const settled = new Set(
    records.flatMap((record) =>
      record.kind === 'assigned' || record.kind === 'refunded' ? [record.order] : [],
    ),
  )
  const known = new Set(rounds.map(({ round }) => round))
  const pending = records.filter(
    (record) => record.kind === 'paid' && record.order <= order && !settled.has(record.order),
  )
  for (const paid of pending) {
    if (paid.kind !== 'paid' || known.has(paid.round)) continue
    const roundAt = roundTime(beacon, paid.round)
    const refundAt = roundAt + beacon.timeout
    if (now > refundAt) return { kind: 'refund' }
    return { kind: now < roundAt ? 'wait' : 'bring', round: paid.round, roundAt, refundAt }
  }
  return { kind: 'settle' }
}
