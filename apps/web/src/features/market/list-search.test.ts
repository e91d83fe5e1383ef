import { expect, test } from 'vitest'

import { readFilters, readListSearch, readTraits, writeTraits } from './list-search.ts'

const collection = `0x${'ab'.repeat(20)}`

test('valid parameters stay, the rest is dropped', () => {
  expect(
    readListSearch({
      collection: collection.toUpperCase().replace('0X', '0x'),
      q: '  星光 ',
      status: 'listed',
      coin: 'eth',
      min: '0.5',
      max: '1e9',
      media: 'VIDEO',
      sort: 'price_low',
      traits: 'species:cat,broken,coat:a%3Ab%2Cc',
    }),
  ).toEqual({
    collection,
    q: '星光',
    status: 'listed',
    min: '0.5',
    media: 'VIDEO',
    sort: 'price_low',
    traits: 'species:cat,coat:a%3Ab%2Cc',
  })
})

test('the unfiltered list has no parameters', () => {
  expect(readListSearch({ sort: 'newest', status: 'all', q: ' ', tab: 'hidden' } as never)).toEqual({})
  // Traits belong to a collection.
  expect(readListSearch({ traits: 'species:cat' })).toEqual({})
})

test('filters within a collection keep every order and its traits', () => {
  expect(readFilters({ sort: 'newest', traits: 'species:cat', status: 'all', tab: 'hidden' })).toEqual({
    sort: 'newest',
    traits: 'species:cat',
  })
})

test('traits of any spelling survive the round trip through the address', () => {
  const traits = [
    { type: '毛色', value: 'a:b,c' },
    { type: 'x', value: '100%' },
  ]
  expect(readTraits(writeTraits(traits))).toEqual(traits)
  expect(readTraits('%E0%A4%A:x')).toEqual([])
})
