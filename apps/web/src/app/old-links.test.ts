import { expect, test } from 'vitest'

import { fromOldLink } from './old-links.ts'

test.each([
  ['', '#/list', '/list'],
  ['?code=7', '#/detail/12', '/detail/12?code=7'],
  ['?code=7', '#/list?collection=0x1&code=8', '/list?code=8&collection=0x1'],
  ['', '#//evil.example/x', '/evil.example/x'],
])('%s%s is %s today', (search, hash, today) => {
  expect(fromOldLink({ search, hash })).toBe(today)
})

test.each(['', '#content', '#'])('%j is not an old link', (hash) => {
  expect(fromOldLink({ search: '', hash })).toBeUndefined()
})
