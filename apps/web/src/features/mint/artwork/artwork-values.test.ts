import { expect, test } from 'vitest'

import { emptyArtwork, readArtwork, symbolOf } from './artwork-values.ts'

const filled = { ...emptyArtwork, collection: 'new', artworkName: 'Owl', newName: 'Night', isOriginal: true }

test('minting needs a name, a file and the confirmation that the work is original', () => {
  expect(readArtwork(filled, true)).toEqual({
    read: {
      count: 1,
      home: { name: 'Night', maxMint: 0n, isOpen: false, royalty: 500, minter: undefined },
      royalty: undefined,
    },
  })
  const problem = (change: object, hasFile = true) => readArtwork({ ...filled, ...change }, hasFile)
  expect(problem({ artworkName: ' ' })).toEqual({ problem: 'name' })
  expect(problem({}, false)).toEqual({ problem: 'file' })
  expect(problem({ isOriginal: false })).toEqual({ problem: 'original' })
  expect(problem({ socialLink: 'x' })).toEqual({ problem: 'link' })
  expect(problem({ count: '201' })).toEqual({ problem: 'count' })
  expect(problem({ isLimited: true, limit: '2', count: '3' })).toEqual({ problem: 'limit' })
  expect(problem({ earnings: '10.01' })).toEqual({ problem: 'earnings' })
  expect(problem({ allowedWallet: 'x' })).toEqual({ problem: 'wallet' })
  expect(problem({ collection: '1-0x' })).toEqual({
    read: { count: 1, home: undefined, royalty: undefined },
  })
})

test('a work in the collection of everyone has its own earnings, up to 10%', () => {
  const read = (earnings: string) => readArtwork({ ...filled, collection: 'shared', earnings }, true)
  expect(read('2.5')).toEqual({ read: { count: 1, home: undefined, royalty: 250 } })
  expect(read('10.01')).toEqual({ problem: 'earnings' })
})

test('a symbol is derived from a name', () => {
  expect(['Night Owls', '雲朵', 'Été 9'].map(symbolOf)).toEqual(['NIGHTO', 'ART', 'ETE9'])
})
