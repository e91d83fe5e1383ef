import { expect, test } from 'vitest'

import type { UploadedFile } from '../../../parts/upload-field.tsx'
import { emptyArtwork, readArtwork, symbolOf } from './artwork-values.ts'

const file = { url: 'ipfs://owl', type: 'image/png' } as UploadedFile
const filled = {
  ...emptyArtwork,
  file,
  collection: 'new',
  artworkName: 'Owl',
  newName: 'Night',
  isOriginal: true,
}

test('minting needs a name, a file and the confirmation that the work is original', () => {
  expect(readArtwork(filled)).toEqual({
    read: {
      count: 1,
      home: { name: 'Night', maxMint: 0n, isOpen: false, royalty: 500, minter: undefined },
      royalty: undefined,
    },
  })
  const problem = (change: object) => readArtwork({ ...filled, ...change })
  expect(problem({ artworkName: ' ' })).toEqual({ problems: ['name'] })
  expect(problem({ file: null })).toEqual({ problems: ['file'] })
  expect(problem({ isOriginal: false })).toEqual({ problems: ['original'] })
  expect(problem({ socialLink: 'x' })).toEqual({ problems: ['link'] })
  expect(problem({ count: '201' })).toEqual({ problems: ['count'] })
  expect(problem({ isLimited: true, limit: '2', count: '3' })).toEqual({ problems: ['limit'] })
  expect(problem({ earnings: '10.01' })).toEqual({ problems: ['earnings'] })
  expect(problem({ allowedWallet: 'x' })).toEqual({ problems: ['wallet'] })
  expect(problem({ collection: '1-0x' })).toEqual({
    read: { count: 1, home: undefined, royalty: undefined },
  })
})

test('everything that is wrong is found at once', () => {
  expect(readArtwork({ ...emptyArtwork, count: '0', earnings: '11' })).toEqual({
    problems: ['name', 'file', 'count', 'earnings', 'original'],
  })
})

test('a work in the collection of everyone has its own earnings, up to 10%', () => {
  const read = (earnings: string) => readArtwork({ ...filled, collection: 'shared', earnings })
  expect(read('2.5')).toEqual({ read: { count: 1, home: undefined, royalty: 250 } })
  expect(read('10.01')).toEqual({ problems: ['earnings'] })
})

test('a symbol is derived from a name', () => {
  expect(['Night Owls', '雲朵', 'Été 9'].map(symbolOf)).toEqual(['NIGHTO', 'ART', 'ETE9'])
})
