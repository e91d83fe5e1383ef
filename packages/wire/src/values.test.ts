import { expect, test } from 'vitest'

import { isStorable } from './values.ts'

test('finds NUL and lone surrogates wherever they are', () => {
  const wrong = ['\0', { a: [{ b: 'x\0' }] }, { 'a\0': 1 }, ['\ud800']]
  expect(wrong.map(isStorable)).toEqual([false, false, false, false])
  expect(isStorable({ a: ['毛', { b: null, c: 1 }] })).toBe(true)
})

test('checks a body of a megabyte, whether file bytes or a long list', () => {
  expect(isStorable(Buffer.alloc(1_048_576))).toBe(true)
  expect(isStorable(Array.from({ length: 500_000 }, () => 1))).toBe(true)
})
