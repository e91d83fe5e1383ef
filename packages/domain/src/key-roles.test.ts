import { expect, test } from 'vitest'

import { isKeyLow } from './key-roles.ts'

test('keys that send transactions need the least amount; the quoter needs nothing', () => {
  expect(isKeyLow('operator', 99n, 100n)).toBe(true)
  expect(isKeyLow('keeper', 99n, 100n)).toBe(true)
  expect(isKeyLow('operator', 100n, 100n)).toBe(false)
  expect(isKeyLow('quoter', 0n, 100n)).toBe(false)
})
