import { CallError } from '@mofu/wire/client'
import { expect, test } from 'vitest'

import { isKeyReused } from './change-order.ts'

const failure = (error: 'mall.key_reused' | 'mall.out_of_stock') =>
  new CallError(409, { code: 409, msg: '', error, facts: {}, requestId: '' })

test('only a key that was used for another order is replaced', () => {
  expect(isKeyReused(failure('mall.key_reused'))).toBe(true)
  // The response was lost: the order may exist, and the same key finds it.
  expect(isKeyReused(new CallError(0, undefined))).toBe(false)
  expect(isKeyReused(failure('mall.out_of_stock'))).toBe(false)
  expect(isKeyReused(new Error('mall.key_reused'))).toBe(false)
})
