import { expect, test } from 'vitest'

import { readSearch, writeSearch } from './search-params.ts'

test.each(['?code=12345678901234567890', '?code=1e5', '?code=007&inviterCode=true', ''])(
  '%s stays as it is',
  (search) => {
    expect(writeSearch(readSearch(search))).toBe(search)
  },
)

test('a parameter without a value is left out', () => {
  expect(writeSearch({ collection: undefined, pet: 42, other: null })).toBe('?pet=42')
})
