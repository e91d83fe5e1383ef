import { expect, test } from 'vitest'

import { nftId, parseNftId } from './nft-id.ts'

const contract = '0x00000000000000000000000000000000000000ab'

test('an id parses back to its token, up to the largest token id', () => {
  for (const tokenId of [0n, 1n, 2n ** 256n - 1n]) {
    const key = { chainId: 31337, contract, tokenId } as const
    expect(parseNftId(nftId(key))).toEqual(key)
  }
})

test('an address in mixed case identifies the same token', () => {
  expect(parseNftId('1-0x00000000000000000000000000000000000000AB-7')).toEqual({
    chainId: 1,
    contract,
    tokenId: 7n,
  })
})

test.each([
  '',
  '31337',
  `31337-${contract}`,
  `0-${contract}-1`,
  `1-${contract}-01`,
  `1-${contract}--1`,
  `1-${contract}-1-1`,
  '1-0x12-1',
  `1-${contract}-${2n ** 256n}`,
  `1-${contract}-1e3`,
])('%j is no id', (text) => {
  expect(parseNftId(text)).toBeUndefined()
})
