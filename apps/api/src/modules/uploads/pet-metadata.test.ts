import { petOf } from '@mofu/pets/pet'
import { workOf } from '@mofu/pets/work'
import { expect, test } from 'vitest'

import { readDrawnMetadata } from './pet-metadata.ts'

const media = 'http://127.0.0.1:3001/media'
const read = (tokenUri: string, isOfMachine: boolean) => readDrawnMetadata(media, { tokenUri, isOfMachine })

test('a token URI of the machine reads as the pet it names', () => {
  expect(read(`${media}/pets/42.json`, true)).toMatchObject({
    state: 'ready',
    title: petOf(42).name,
    mediaUrl: `${media}/pets/42/768.webp`,
    traits: expect.arrayContaining([
      { type: 'species', value: petOf(42).traits.species, perTenThousand: expect.any(Number) },
    ]),
  })
})

test('in any other collection the same token URI names no pet', () => {
  expect(read(`${media}/pets/42.json`, false)).toEqual({ state: 'elsewhere' })
})

test('a sample work reads as its portrait, without the odds of the ten thousand', () => {
  expect(read(`${media}/works/42.json`, false)).toMatchObject({
    state: 'ready',
    title: workOf(42).name,
    mediaUrl: `${media}/works/42/768.webp`,
    traits: expect.arrayContaining([
      { type: 'species', value: workOf(42).traits.species, perTenThousand: null },
    ]),
  })
})

test('a collection with a base URI names its works by their numbers alone', () => {
  expect(read(`${media}/works/42`, false)).toEqual(read(`${media}/works/42.json`, false))
  expect(read(`${media}/pets/42`, true)).toEqual({ state: 'elsewhere' })
})

test.each([
  '',
  'ipfs://bafy',
  `${media}/pets/0.json`,
  `${media}/pets/10001.json`,
  `${media}/pets/42.json?x`,
  `${media}/pets/../pets/42.json`,
  `${media}/works/0.json`,
  `${media}/works/10001.json`,
  'http://elsewhere.example/media/pets/42.json',
])('%j is none of our pictures', (uri) => {
  expect(read(uri, true)).toEqual({ state: 'elsewhere' })
})
