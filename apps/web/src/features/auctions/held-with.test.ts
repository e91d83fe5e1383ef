import { expect, test } from 'vitest'

import { heldWith } from './held-with.ts'

const coin = '0x0000000000000000000000000000000000000000'
const lot = { id: 'momo', coin }
const held = (amount: string) => [{ coin, symbol: 'ETH', decimals: 18, amount }]
const own = (id: string, bid: string, bidState: string) => ({ lot: { id }, bid, bidState })

test('what is held with a new bid: the others and the new one, without the one it replaces', () => {
  const list = [own('momo', '100', 'leading'), own('kuro', '40', 'leading')]
  expect(heldWith({ held: held('140'), list }, lot, 105n)).toBe(145n)
  expect(heldWith({ held: held('40'), list: [own('momo', '100', 'outbid')] }, lot, 120n)).toBe(160n)
  expect(heldWith({ held: [], list: [] }, lot, 5n)).toBe(5n)
})

test('nothing is claimed while the bids are not known', () => {
  expect(heldWith(undefined, lot, 5n)).toBeUndefined()
})
