import { expect, test } from 'vitest'

import { comparePoolOdds } from './machine-odds.ts'
import type { PoolRecord } from './records.ts'

const START = 1_000
const isCommon = (item: number) => item < START / 2
const groupOf = (item: number) => (isCommon(item) ? 'common' : 'rare')

/** A linear congruential generator: the same draws in every run. */
function random(seed: number): (below: number) => number {
  let state = BigInt(seed)
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return Number((state >> 33n) % BigInt(below))
  }
}

/** Draws from a machine whose pets are redeemed at the same rate. Of 100 draws, `forced` are common whatever was picked. */
function draws(count: number, seed: number, forced: number) {
  const roll = random(seed)
  const items = Array.from({ length: START }, (_, item) => item)
  const out: number[] = []
  const records: PoolRecord[] = []
  for (let order = 0; order < count; order += 1) {
    const common = roll(100) < forced ? items.findIndex(isCommon) : -1
    const [item = 0] = items.splice(common < 0 ? roll(items.length) : common, 1)
    out.push(item)
    records.push({ kind: 'assigned', order, number: 0, item, owner: '0x', block: order })
    if (out.length < START / 2) continue
    const [back = 0] = out.splice(roll(out.length), 1)
    items.push(back)
    records.push({ kind: 'added', item: back, size: items.length, block: order })
  }
  return { startSize: START, records }
}

test('what is expected is the sum of the exact chances at each draw', () => {
  const record = (item: number): PoolRecord => ({
    kind: 'assigned',
    order: 0,
    number: 0,
    item,
    owner: '0x',
    block: 0,
  })
  const { groups, verdict } = comparePoolOdds(
    { startSize: 4, records: [record(0), record(3)] },
    ['low', 'high'],
    (item) => (item < 2 ? 'low' : 'high'),
  )
  // 2 of 4, then 1 of 3; and 2 of 4, then 2 of 3.
  expect(groups.map(({ expected }) => expected)).toEqual([833_333_333_333n, 1_166_666_666_666n])
  expect(groups.map(({ observed }) => observed)).toEqual([1, 1])
  expect(verdict).toBe('too-few')
})

test('of sixty honest machines hardly any is called different', () => {
  const called = Array.from({ length: 60 }, (_, seed) => draws(1_000, seed + 1, 0)).filter(
    (pool) => comparePoolOdds(pool, ['common', 'rare'], groupOf).verdict === 'differs',
  )
  expect(called.length).toBeLessThanOrEqual(2)
})

test('a machine that moves two of a hundred chances is found after 10,000 draws, most of the time', () => {
  const found = Array.from({ length: 10 }, (_, seed) => draws(10_000, seed + 1, 4)).filter(
    (pool) => comparePoolOdds(pool, ['common', 'rare'], groupOf).verdict === 'differs',
  )
  expect(found.length).toBeGreaterThanOrEqual(7)
})
