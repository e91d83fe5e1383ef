import { describe, expect, test } from 'vitest'

import { type FreightRule, freightOf, type FreightTemplate } from './freight.ts'

const rule = (places: string[], firstFee: string): FreightRule => ({
  places,
  firstUnits: 2,
  firstFee,
  moreUnits: 3,
  moreFee: '100',
  leastDays: 2,
  mostDays: 5,
})
const byPiece: FreightTemplate = {
  unit: 'piece',
  rules: [rule(['TW', 'HK'], '500'), rule(['r:3660'], '900'), rule(['*'], '2000')],
  freeFrom: 10_000n,
}
const taipei = { country: 'TW', province: null }
const line = (quantity: number, price = 100n, grams = 250) => ({ quantity, price, grams })

describe('freight', () => {
  test('the first units cost one fee, and a started step costs a full one', () => {
    expect(freightOf(byPiece, [line(2)], taipei)).toEqual({ fee: 500n, leastDays: 2, mostDays: 5 })
    expect(freightOf(byPiece, [line(2), line(1)], taipei)?.fee).toBe(600n)
    expect(freightOf(byPiece, [line(5)], taipei)?.fee).toBe(600n)
    expect(freightOf(byPiece, [line(6)], taipei)?.fee).toBe(700n)
  })

  test('a province’s rule precedes its country’s, and the rule for everywhere else comes last', () => {
    expect(freightOf(byPiece, [line(1)], { country: 'TW', province: '3660' })?.fee).toBe(900n)
    expect(freightOf(byPiece, [line(1)], { country: 'FR', province: null })?.fee).toBe(2000n)
  })

  test('shipping is free above the threshold', () => {
    expect(freightOf(byPiece, [line(1, 9_999n)], taipei)?.fee).toBe(500n)
    expect(freightOf(byPiece, [line(2, 5_000n)], taipei)?.fee).toBe(0n)
  })

  test('undefined where the shop does not ship', () => {
    const here: FreightTemplate = { ...byPiece, rules: [rule(['JP'], '500')] }
    expect(freightOf(here, [line(1)], taipei)).toBeUndefined()
  })

  test('by weight, grams are the units', () => {
    const byGram: FreightTemplate = {
      unit: 'gram',
      rules: [{ ...rule(['*'], '400'), firstUnits: 500, moreUnits: 250 }],
      freeFrom: null,
    }
    expect(freightOf(byGram, [line(2)], taipei)?.fee).toBe(400n)
    expect(freightOf(byGram, [line(2), line(1, 1n, 1)], taipei)?.fee).toBe(500n)
  })
})
