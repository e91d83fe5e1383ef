import { expect, test } from 'vitest'

import { petTiers, tierOfRank, tierSize } from './pet-tiers.ts'

test('every rank is in one tier, and the rarer tiers are smaller', () => {
  const ranks = Array.from({ length: 10_000 }, (_, index) => index + 1)
  const tiers = Map.groupBy(ranks, tierOfRank)
  expect(petTiers.map((tier) => tiers.get(tier)?.length)).toEqual([100, 500, 1_400, 3_000, 5_000])
  expect(petTiers.map(tierSize)).toEqual([100, 500, 1_400, 3_000, 5_000])
})

test('a rank that no pet has is in no tier', () => {
  expect(() => tierOfRank(0)).toThrow(RangeError)
  expect(() => tierOfRank(10_001)).toThrow(RangeError)
})
