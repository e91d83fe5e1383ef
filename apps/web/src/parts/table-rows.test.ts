import { expect, test } from 'vitest'

import { nextSort, shownRows, type TableColumn } from './table-rows.ts'

type Sale = { pet: string; price: bigint }
const sales: Sale[] = [
  { pet: 'Moss', price: 2n * 10n ** 30n },
  { pet: 'Biscuit', price: 2n * 10n ** 30n + 1n },
  { pet: 'Kuro', price: 5n },
]
const columns: TableColumn<Sale>[] = [
  { key: 'pet', title: 'Pet', text: ({ pet }) => pet },
  { key: 'price', title: 'Price', text: ({ price }) => String(price), sortBy: ({ price }) => price },
]
const petsOf = (filter: string, sort?: { column: string; isDown: boolean }) =>
  shownRows(sales, columns, { filter, sort }).map(({ pet }) => pet)

test('amounts are sorted to their last digit', () => {
  expect(petsOf('', { column: 'price', isDown: true })).toEqual(['Biscuit', 'Moss', 'Kuro'])
  expect(petsOf('', { column: 'pet', isDown: false })).toEqual(['Biscuit', 'Kuro', 'Moss'])
})

test('the filter searches every column, ignoring case', () => {
  expect(petsOf('MO')).toEqual(['Moss'])
  expect(petsOf(' 5 ')).toEqual(['Kuro'])
  expect(petsOf('nobody')).toEqual([])
})

test('a heading sorts ascending, then descending, then not at all', () => {
  const up = nextSort(undefined, 'pet')
  const down = nextSort(up, 'pet')
  expect([up, down, nextSort(down, 'pet'), nextSort(down, 'price')]).toEqual([
    { column: 'pet', isDown: false },
    { column: 'pet', isDown: true },
    undefined,
    { column: 'price', isDown: false },
  ])
})
