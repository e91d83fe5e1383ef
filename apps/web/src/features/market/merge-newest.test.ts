import type { Nft } from '@mofu/wire/market'
import { expect, test } from 'vitest'

import { arrivals, mergeNewest } from './merge-newest.ts'

function pet(id: string, owner = 'hana'): Nft {
  return {
    id,
    chainId: 1,
    contract: '0x',
    collectionName: 'Pets',
    tokenId: '1',
    nftType: 'IMAGE',
    url: null,
    title: id,
    price: null,
    coin: null,
    symbol: null,
    decimals: null,
    creator: 'hana',
    owner,
    status: 1,
    metadata: 'ready',
    mintedAt: 1,
    mintedBlock: 1,
  }
}

function page(ids: string, next: string | null, block = 1) {
  return { list: ids.split('').map((id) => pet(id)), next, block }
}

const known = { pages: [page('fed', 'd'), page('cb', 'b')], pageParams: [undefined, 'd'] }

function idsOf({ pages }: ReturnType<typeof mergeNewest>): string {
  return pages.flatMap(({ list }) => list.map(({ id }) => id)).join('')
}

test('new pets go on top and the pages below stay', () => {
  const merged = mergeNewest(known, page('hgf', 'f', 9))
  expect(idsOf(merged)).toBe('hgfedcb')
  expect(merged.pages.at(-1)?.next).toBe('b')
  expect(merged.pages[0]?.block).toBe(9)
})

test('the number of pages stays the same, so that a refetch of all brings them all', () => {
  const merged = mergeNewest(known, page('hgf', 'f'))
  expect(merged.pageParams).toEqual([undefined, 'd'])
  expect(merged.pages.map(({ list, next }) => [list.length, next])).toEqual([
    [5, 'd'],
    [2, 'b'],
  ])
})

test('a fresh page that overlaps the second known one replaces both', () => {
  const merged = mergeNewest(known, page('gfedc', 'c'))
  expect(idsOf(merged)).toBe('gfedcb')
  expect(merged.pageParams).toEqual([undefined])
  expect(merged.pages.at(-1)?.next).toBe('b')
})

test('a pet that a reorg removed is gone, and one that changed hands is updated', () => {
  const newest = { list: [pet('f', 'kuro'), pet('d')], next: 'd', block: 2 }
  const merged = mergeNewest(known, newest)
  expect(idsOf(merged)).toBe('fdcb')
  expect(merged.pages[0]?.list[0]?.owner).toBe('kuro')
})

test('when more arrived than fit on a page, the list restarts from the top', () => {
  expect(idsOf(mergeNewest(known, page('xyz', 'z')))).toBe('xyz')
})

test('a list that fits on one page is that page', () => {
  const merged = mergeNewest(known, page('ba', null))
  expect(idsOf(merged)).toBe('ba')
  expect(merged.pages.at(-1)?.next).toBeNull()
})

test('only pets above the first known one are new', () => {
  expect(arrivals(['c', 'b'], ['e', 'd', 'c', 'b', 'a'])).toEqual(['e', 'd'])
  expect(arrivals(['c', 'b'], ['c', 'b', 'a'])).toEqual([])
  expect(arrivals(undefined, ['a'])).toEqual([])
  expect(arrivals([], ['a'])).toEqual(['a'])
  expect(arrivals(['c'], ['x', 'y'])).toEqual([])
})
