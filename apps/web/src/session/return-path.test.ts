import { expect, test } from 'vitest'

import { readReturnPath } from './return-path.ts'

const now = 1_000_000_000
const stored = (path: unknown, at: unknown = now) => ({ path, at })

test('a path of this site is valid for a day', () => {
  expect(readReturnPath(stored('/mall/checkout?skus=1%7C2'), now)).toBe('/mall/checkout?skus=1%7C2')
  expect(readReturnPath(stored('/mall', now - 86_400_000), now)).toBeUndefined()
})

test('another host, or any other stored value, is rejected', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', 5]) {
    expect(readReturnPath(stored(path), now)).toBeUndefined()
  }
  expect(readReturnPath(7, now)).toBeUndefined()
  expect(readReturnPath(null, now)).toBeUndefined()
  expect(readReturnPath(undefined, now)).toBeUndefined()
})
