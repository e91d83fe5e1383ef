import { expect, test } from 'vitest'

import { canObject } from './can-object.ts'

const goro = '0x00000000000000000000000000000000000000b1'
const suzu = '0x00000000000000000000000000000000000000b2'
const facts = {
  round: { state: 'decided', disputes: 0 },
  bet: { account: goro },
  objections: [{ address: suzu, disputes: 0 }],
} as const

test('a bettor objects once to each result, also to one that was set on the chain without an announcement', () => {
  expect(canObject(facts)).toBe(true)
  const objections = [...facts.objections, { address: goro, disputes: 0 }]
  expect(canObject({ ...facts, objections })).toBe(false)
  expect(canObject({ ...facts, objections, round: { state: 'decided', disputes: 1 } })).toBe(true)
})

test('nobody objects without a bet, or before there is a result', () => {
  expect(canObject({ ...facts, bet: null })).toBe(false)
  expect(canObject({ ...facts, round: null })).toBe(false)
  expect(canObject({ ...facts, round: { state: 'locked', disputes: 0 } })).toBe(false)
})
