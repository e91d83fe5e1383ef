import { expect, test } from 'vitest'

import { percentOf, royaltyRateOf } from './rates.ts'

const creator = '0x00000000000000000000000000000000000000C1'
const seller = '0x00000000000000000000000000000000000000b1'

test('a royalty is capped, and a creator who sells and nobody get none', () => {
  expect(royaltyRateOf({ creator, royaltyRate: 500n }, { royaltiesTop: 1_000 }, seller)).toBe(500)
  expect(royaltyRateOf({ creator, royaltyRate: 5_000n }, { royaltiesTop: 1_000 }, seller)).toBe(1_000)
  const own = { creator, royaltyRate: 500n }
  expect(royaltyRateOf(own, { royaltiesTop: 1_000 }, creator.toLowerCase())).toBe(0)
  const nobody = { creator: '0x0000000000000000000000000000000000000000', royaltyRate: 500n }
  expect(royaltyRateOf(nobody, { royaltiesTop: 1_000 }, seller)).toBe(0)
})

test('basis points read as percent', () => {
  expect([250, 1_000, 5].map(percentOf)).toEqual(['2.5', '10', '0.05'])
})
