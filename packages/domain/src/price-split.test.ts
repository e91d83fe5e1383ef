import { expect, test } from 'vitest'

import { splitPrice } from './price-split.ts'

const creator = '0x00000000000000000000000000000000000000Aa'
const terms = { feeRate: 250n, royaltiesTop: 1_000n, royaltyRate: 500n, creator }

test('the parts are rounded down and the seller gets the rest, to the last unit', () => {
  expect(splitPrice(1_999n, '0xb1', terms)).toEqual({ fee: 49n, royalty: 99n, seller: 1_851n })
  expect(splitPrice(1n, '0xb1', terms)).toEqual({ fee: 0n, royalty: 0n, seller: 1n })
})

test('a royalty above the maximum is capped, and the seller or the zero address get none', () => {
  expect(splitPrice(1_000n, '0xb1', { ...terms, royaltyRate: 5_000n }).royalty).toBe(100n)
  expect(splitPrice(1_000n, creator.toLowerCase(), terms).royalty).toBe(0n)
  const nobody = `0x${'0'.repeat(40)}`
  expect(splitPrice(1_000n, '0xb1', { ...terms, creator: nobody }).royalty).toBe(0n)
})
