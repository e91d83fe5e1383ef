import { readFile } from 'node:fs/promises'

import { roundTime } from '@mofu/domain/round-time'
import { expect, test } from 'vitest'

import { alterations, rebound, swapped } from '../../../testkit/src/altered-draws.ts'
import type { DrawRecords } from './records.ts'
import { replayPool } from './replay-pool.ts'
import { roundForPayment, verifyDraw } from './verify-draw.ts'

/** As a development chain had them: tools/faults/fairness/make-fixture-main.ts. */
const file = new URL('fixtures/draws.json', import.meta.url)
const draws = JSON.parse(await readFile(file, 'utf8')) as Record<'gacha' | 'lottery', DrawRecords>
const failed = (records: DrawRecords) =>
  verifyDraw(records)?.steps.flatMap(({ isOk, name }) => (isOk ? [] : [name]))

test.each(['gacha', 'lottery'] as const)('a draw of a %s comes out as it was delivered', (kind) => {
  const records = draws[kind]
  const verification = verifyDraw(records)
  expect(verification?.verdict).toBe('verified')
  expect(verification?.steps.map(({ name }) => name)).toEqual([
    'order',
    'round',
    'key',
    'signature',
    'number',
    'history',
    'picks',
  ])
  expect(replayPool(records).problems).toEqual([])
  expect(replayPool(records).draws.length).toBeGreaterThan(records.stored.size)
})

test.each(Object.keys(alterations))('an altered %s is found', (name) => {
  for (const records of Object.values(draws)) {
    const altered = alterations[name]?.(records)
    expect(altered).not.toEqual(records)
    expect(altered && verifyDraw(altered)?.verdict).toBe('altered')
  }
})

test('the step that does not match is the one that was altered', () => {
  const expected = {
    // Earlier orders were decided by the same round.
    signature: ['signature', 'number', 'history', 'picks'],
    'stored order': ['order'],
    'payment time': ['round'],
    prize: ['picks'],
    receiver: ['picks'],
    'beacon key': ['key', 'signature', 'history', 'picks'],
    'genesis of the beacon': ['key'],
  }
  const found = Object.keys(expected).map((name) => [
    name,
    failed(alterations[name]?.(draws.gacha) ?? draws.gacha),
  ])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('an earlier order with a round that nobody signed is found, though every draw follows from it', () => {
  for (const records of Object.values(draws)) {
    const altered = rebound(records)
    expect(replayPool(altered).draws.every(({ item, delivered }) => item === delivered)).toBe(true)
    expect(failed(altered)).toContain('history')
  }
})

test('a round before that of an earlier order is found', () => {
  const { lottery } = draws
  const paid = lottery.records.filter((record) => record.kind === 'paid')
  const [first, last] = [paid[0]?.round ?? 0, paid.at(-2)]
  expect(last?.round).toBeGreaterThan(first)
  const records = lottery.records.map((record) => (record === last ? { ...last, round: first } : record))
  expect(replayPool({ ...lottery, records }).problems).toContainEqual({ order: last?.order, reason: 'round' })
})

test('the same prizes in another order are found', () => {
  expect(draws.gacha.stored.size).toBeGreaterThan(1)
  expect(failed(swapped(draws.gacha))).toEqual(['picks'])
})

test('an altered earlier draw is found in the history, by its order', () => {
  const { gacha } = draws
  const earlier = gacha.records.findIndex((record) => record.kind === 'assigned')
  const found = gacha.records[earlier]
  if (found?.kind !== 'assigned' || found.order === gacha.order) throw new Error('there is no earlier draw')
  const records = gacha.records.with(earlier, { ...found, item: found.item + 1 })
  const history = verifyDraw({ ...gacha, records })?.steps.find(({ name }) => name === 'history')
  expect(history).toMatchObject({ isOk: false, problem: { order: found.order, reason: 'pick' } })
})

test('without its results a settled order is not pending, it is altered', () => {
  const records = draws.gacha.records.filter((record) => record.kind !== 'assigned')
  expect(verifyDraw({ ...draws.gacha, records })?.verdict).toBe('altered')
})

test('an unsettled order is pending, and gets a verdict only with its round', () => {
  const { gacha } = draws
  const records = gacha.records.filter(
    (record) => !(record.kind === 'assigned' && record.order === gacha.order),
  )
  const stored = { ...gacha.stored, isSettled: false }
  expect(verifyDraw({ ...gacha, records, stored, settledAt: null })?.verdict).toBe('pending')
  expect(verifyDraw({ ...gacha, order: 999 })).toBeUndefined()
})

test('a refund is right after the deadline only, and only if the round never came', () => {
  const { gacha } = draws
  const { owner, round } = gacha.stored
  const deadline = roundTime(gacha.beacon, round) + gacha.beacon.timeout
  const refunded: DrawRecords = {
    ...gacha,
    records: [
      ...gacha.records.filter(({ kind }) => kind === 'paid'),
      { kind: 'refunded', order: gacha.order, owner, block: 1 },
    ],
    rounds: [],
    settledAt: deadline + 1,
  }
  expect(verifyDraw(refunded)?.verdict).toBe('refunded')
  expect(verifyDraw({ ...refunded, settledAt: deadline })?.verdict).toBe('altered')
  expect(verifyDraw({ ...refunded, rounds: gacha.rounds })?.verdict).toBe('altered')
})

test('a payment is bound to the first round at least the margin ahead', () => {
  const beacon = { ...draws.gacha.beacon, genesis: 1_000, period: 3, margin: 4 }
  expect(roundForPayment(beacon, 900)).toBe(1)
  expect(roundForPayment(beacon, 996)).toBe(1)
  expect(roundForPayment(beacon, 997)).toBe(2)
  expect(roundTime(beacon, roundForPayment(beacon, 1_010))).toBe(1_015)
})
