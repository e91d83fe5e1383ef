import { expect, test } from 'vitest'

import { idWithin, numberedId, parseOrderId } from './numbered-id.ts'

test('the id of an order, and of one of its results, leads back to the machine and the order', () => {
  const contract = '0x00000000000000000000000000000000000000aa'
  const numbered = numberedId({ chainId: 31_337, contract, number: 2 })
  const order = idWithin(numbered, 7)
  expect(parseOrderId(order)).toEqual({ numbered, order: 7 })
  expect(parseOrderId(idWithin(order, 3))).toEqual({ numbered, order: 7 })
  expect(parseOrderId(numbered)).toBeUndefined()
})
