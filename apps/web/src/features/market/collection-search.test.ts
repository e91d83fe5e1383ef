import { expect, test } from 'vitest'

import { changedFilters, shownFilters } from './collection-search.ts'

const native = `0x${'0'.repeat(40)}`
const dollar = `0x${'d'.repeat(40)}`

test('a collection opens with what can be bought, cheapest first, in the coin of its floor', () => {
  const market = [
    { coin: dollar, floor: null },
    { coin: native, floor: '5' },
  ]
  expect(shownFilters({}, market, native)).toEqual({ status: 'listed', sort: 'price_low' })
  expect(shownFilters({}, [{ coin: dollar, floor: '7' }], native)).toEqual({
    status: 'listed',
    sort: 'price_low',
    coin: dollar,
  })
})

test('with nothing for sale, or with a choice in the address, the default does not apply', () => {
  expect(shownFilters({}, [{ coin: native, floor: null }], native)).toEqual({})
  expect(shownFilters({ sort: 'newest' }, [{ coin: native, floor: '5' }], native)).toEqual({ sort: 'newest' })
  expect(shownFilters({ q: 'Momo' }, [{ coin: native, floor: '5' }], native)).toEqual({ q: 'Momo' })
})

test('without the filter for pets for sale all of them are shown, newest first', () => {
  const shown = { status: 'listed', sort: 'price_low' } as const
  expect(changedFilters(shown, { sort: 'price_low' })).toEqual({ sort: 'newest' })
  expect(changedFilters(shown, { ...shown, q: ' Momo ' })).toEqual({ ...shown, q: 'Momo' })
})

test('an order of prices is an order of pets for sale', () => {
  expect(changedFilters({ sort: 'newest' }, { sort: 'price_high' })).toEqual({
    status: 'listed',
    sort: 'price_high',
  })
  // An empty address would mean the default.
  expect(changedFilters({ sort: 'newest', q: 'Momo' }, {})).toEqual({ sort: 'newest' })
})
