import { roundTime } from '@mofu/domain/round-time'

import { areRoundsSigned } from './beacon-signature.ts'
import { type BeaconName, beaconOf } from './known-beacons.ts'
import type { BeaconRecord, DrawRecords, PaidRecord } from './records.ts'
import { isHashOfSignature, type RecomputedDraw, replayPool, type ReplayProblem } from './replay-pool.ts'

type Hex = `0x${string}`

/** A check, whether it holds, and what it was made with. */
export type VerificationStep = { isOk: boolean } & (
  | { name: 'order'; owner: Hex; size: number; round: number; tx: Hex }
  | { name: 'round'; round: number; expected: number; paidAt: number; roundAt: number; margin: number }
  | { name: 'key'; beacon: BeaconName | null; key: Hex }
  | { name: 'signature'; round: number; x: Hex; y: Hex }
  | { name: 'number'; randomness: Hex }
  | { name: 'history'; draws: number; problem: ReplayProblem | null }
  | { name: 'picks'; seed: Hex; draws: readonly RecomputedDraw[] }
  | { name: 'refund'; round: number; deadline: number; settledAt: number }
)

/** `altered`: a check failed. `pending`: nothing has decided it yet, and nothing failed so far. */
export type Verdict = 'verified' | 'refunded' | 'pending' | 'altered'

export type Verification = { verdict: Verdict; steps: readonly VerificationStep[] }

/** The round that a draw paid at this time is bound to: the first whose time is at least the margin ahead. */
export function roundForPayment({ genesis, period, margin }: BeaconRecord, paidAt: number): number {
  const time = paidAt + margin
  return time <= genesis ? 1 : Math.ceil((time - genesis) / period) + 1
}

/**
 * Computes an order's prizes again from public records, and compares them with what was delivered. Undefined if the
 * records do not have the order.
 */
export function verifyDraw(records: DrawRecords): Verification | undefined {
  const { order } = records
  const paid = records.records.find(
    (record): record is PaidRecord => record.kind === 'paid' && record.order === order,
  )
  if (!paid) return undefined
  const isRefunded = records.records.some((record) => record.kind === 'refunded' && record.order === order)
  const isAssigned = records.records.some((record) => record.kind === 'assigned' && record.order === order)
  const steps = termSteps(records, paid, isAssigned || isRefunded)
  if (isAssigned) steps.push(...resultSteps(records, paid))
  if (isRefunded) steps.push(...refundSteps(records, paid))
  if (!steps.every(({ isOk }) => isOk)) return { verdict: 'altered', steps }
  return { verdict: isAssigned ? 'verified' : isRefunded ? 'refunded' : 'pending', steps }
}

/** What was agreed when it was paid. */
function termSteps(
  { beacon, chainId, stored, paidAt }: DrawRecords,
  paid: PaidRecord,
  hasResult: boolean,
): VerificationStep[] {
  const { owner, size, round, tx } = paid
  const expected = roundForPayment(beacon, paidAt)
  const roundAt = roundTime(beacon, round)
  const name = beaconOf(beacon, chainId)
  const isStored =
    stored.owner === owner && stored.size === size && stored.round === round && stored.isSettled === hasResult
  return [
    { name: 'order', isOk: isStored, owner, size, round, tx },
    {
      name: 'round',
      isOk: round === expected && roundAt > paidAt,
      round,
      expected,
      paidAt,
      roundAt,
      margin: beacon.margin,
    },
    { name: 'key', isOk: name !== undefined, beacon: name ?? null, key: beacon.key[0] },
  ]
}

/** What the round decided. */
function resultSteps(records: DrawRecords, paid: PaidRecord): VerificationStep[] {
  const { beacon, rounds, storedRandomness, order } = records
  const found = rounds.find(({ round }) => round === paid.round)
  const [x, y, randomness] = found ? [found.x, found.y, found.randomness] : (['0x', '0x', '0x'] as const)
  const { draws, problems } = replayPool(records)
  const own = draws.filter((draw) => draw.order === order)
  const others = problems.filter((problem) => problem.order !== order)
  const isPicked =
    own.length === paid.size &&
    problems.length === others.length &&
    own.every(({ item, delivered }) => item === delivered)
  return [
    {
      name: 'signature',
      isOk: found !== undefined && areRoundsSigned(beacon.key, [found]),
      round: paid.round,
      x,
      y,
    },
    {
      name: 'number',
      isOk: found !== undefined && isHashOfSignature(found) && randomness === storedRandomness,
      randomness,
    },
    {
      name: 'history',
      isOk: others.length === 0,
      draws: draws.length - own.length,
      problem: others[0] ?? null,
    },
    { name: 'picks', isOk: isPicked, seed: own[0]?.seed ?? '0x', draws: own },
  ]
}

/** Why it was paid back: no signature came until the deadline. */
function refundSteps(
  { beacon, rounds, settledAt, records }: DrawRecords,
  paid: PaidRecord,
): VerificationStep[] {
  const deadline = roundTime(beacon, paid.round) + beacon.timeout
  const isSubmitted = rounds.some(({ round }) => round === paid.round)
  const isToPayer = records.some(
    (record) => record.kind === 'refunded' && record.order === paid.order && record.owner === paid.owner,
  )
  const at = settledAt ?? 0
  return [
    {
      name: 'refund',
      isOk: !isSubmitted && isToPayer && at > deadline,
      round: paid.round,
      deadline,
      settledAt: at,
    },
  ]
}
