import type { PoolRecords } from './records.ts'

/** Fractions are summed in trillionths, as whole numbers. */
const SCALE = 10n ** 12n
/** Below this variance a count is too small to be compared by the normal distribution. */
const LEAST_VARIANCE = 5n * SCALE
/** An honest pool is called different this often, and no more. */
export const SIGNIFICANCE = 0.01

/** `expected` and `variance` are in trillionths of a draw; `chance` is null where the counts are too small to tell. */
export type GroupOdds<Group> = {
  group: Group
  observed: number
  expected: bigint
  variance: bigint
  chance: number | null
}

/** `chance`: how often an honest pool is at least this far from its declared odds. */
export type PoolOdds<Group> = {
  draws: number
  groups: readonly GroupOdds<Group>[]
  verdict: 'fits' | 'differs' | 'too-few'
  chance: number | null
}

type Count = { left: number; observed: number; expected: bigint; variance: bigint }

/**
 * Compares what was drawn with the odds at each draw: what was left of each group over all that was left, so draws without
 * replacement and returned items are counted as they were. The sum of these chances is what to expect, the sum of
 * p (1 - p) its variance, and a z-test judges each group; Bonferroni's correction allows for their number.
 */
export function comparePoolOdds<Group>(
  { startSize, records }: Pick<PoolRecords, 'startSize' | 'records'>,
  groups: readonly Group[],
  groupOf: (item: number) => Group,
): PoolOdds<Group> {
  const counts = new Map<Group, Count>(
    groups.map((group) => [group, { left: 0, observed: 0, expected: 0n, variance: 0n }]),
  )
  const add = (item: number, by: number) => {
    const count = counts.get(groupOf(item))
    if (count) count.left += by
    size += by
  }
  let [size, draws] = [0, 0]
  for (let item = 0; item < startSize; item += 1) add(item, 1)
  for (const record of records) {
    if (record.kind === 'added') add(record.item, 1)
    if (record.kind === 'removed') add(record.item, -1)
    if (record.kind !== 'assigned') continue
    for (const [group, count] of counts) expect(count, size, group === groupOf(record.item))
    add(record.item, -1)
    draws += 1
  }
  const compared = [...counts].map(([group, { observed, expected, variance }]) => {
    const chance = variance < LEAST_VARIANCE ? null : chanceOf(BigInt(observed) * SCALE - expected, variance)
    return { group, observed, expected, variance, chance }
  })
  const chances = compared.flatMap(({ chance }) => (chance === null ? [] : [chance]))
  if (chances.length === 0) return { draws, groups: compared, verdict: 'too-few', chance: null }
  const chance = Math.min(1, Math.min(...chances) * chances.length)
  return { draws, groups: compared, verdict: chance < SIGNIFICANCE ? 'differs' : 'fits', chance }
}

function expect(count: Count, size: number, isDrawn: boolean): void {
  const [left, all] = [BigInt(count.left), BigInt(size)]
  count.expected += (left * SCALE) / all
  count.variance += (left * (all - left) * SCALE) / (all * all)
  if (isDrawn) count.observed += 1
}

/** How often a normally distributed count is at least this far from its mean, on either side. */
function chanceOf(distance: bigint, variance: bigint): number {
  const z = Math.abs(Number(distance)) / Math.sqrt(Number(variance) * Number(SCALE))
  return complementaryError(z / Math.SQRT2)
}

/** erfc for x ≥ 0 by Chebyshev fitting (Numerical Recipes, 6.2), with an error below 1.2 parts in ten million. */
function complementaryError(x: number): number {
  const t = 2 / (2 + x)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ]
  const sum = terms.reduceRight((total, term) => total * t + term, 0)
  return t * Math.exp(-x * x + sum)
}
