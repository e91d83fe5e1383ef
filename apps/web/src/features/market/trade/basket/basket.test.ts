import { expect, test } from 'vitest'

import { addToBasket, BASKET_MOST, removeFromBasket } from './basket.ts'

test('a full basket takes no more and drops nothing', () => {
  const id = (tokenId: number) => `31337-0x00000000000000000000000000000000000000cc-${tokenId}`
  for (let tokenId = 0; tokenId < BASKET_MOST; tokenId++) expect(addToBasket(id(tokenId))).toBe(true)
  expect(addToBasket(id(0))).toBe(true)
  expect(addToBasket(id(99))).toBe(false)
  // The first is still inside: with it taken out there is one place again, and only one.
  removeFromBasket(id(0))
  expect(addToBasket(id(99))).toBe(true)
  expect(addToBasket(id(100))).toBe(false)
})
