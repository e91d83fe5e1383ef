import { expect, test } from 'vitest'

import { readCents } from './cents.ts'

test('dollars become cents without a float in between', () => {
  expect([readCents('12.50'), readCents('12.5'), readCents(' 7 '), readCents('0.01')]).toEqual([
    1_250n,
    1_250n,
    700n,
    1n,
  ])
  for (const wrong of ['', '1,5', '-1', '1.234', '1e3', 'x']) expect(readCents(wrong)).toBeUndefined()
})
