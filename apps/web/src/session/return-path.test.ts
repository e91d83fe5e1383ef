import { expect, test } from 'vitest'

import { readReturnPath } from './return-path.ts'

const now = 1_000_000_000
const kept = (path: unknown, at: unknown = now) => JSON.stringify({ path, at })

test('a path of this site is come back to for a day', () => {
  expect(readReturnPath(kept('/mall/checkout?skus=1%7C2'), now)).toBe('/mall/checkout?skus=1%7C2')
  expect(readReturnPath(kept('/mall', now - 86_400_000), now)).toBeUndefined()
})

test('another host, or anything else that was put there, is not', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', 5]) {
    expect(readReturnPath(kept(path), now)).toBeUndefined()
  }
  expect(readReturnPath('7', now)).toBeUndefined()
  expect(readReturnPath(null, now)).toBeUndefined()
})
