import { expect, test } from 'vitest'

import { redeemValue } from './redeem-value.ts'

test('[rule-27] redeeming pays 83%, and what cannot be divided stays with the holder', () => {
  expect(redeemValue(1_000_000_000_000_000_000n)).toBe(830_000_000_000_000_000n)
  expect(redeemValue(1_001_000_000_000_000_000n)).toBe(830_830_000_000_000_000n)
  expect(redeemValue(5n)).toBe(5n)
  expect(redeemValue(6n)).toBe(5n)
})
