import { petOf } from '@mofu/pets/pet'
import { expect, test } from 'vitest'

import { readPetMetadata } from './pet-metadata.ts'

const media = 'http://127.0.0.1:3001/media'

test('a token URI of ours reads as the pet it names', () => {
  expect(readPetMetadata(media, `${media}/pets/42.json`)).toMatchObject({
    state: 'ready',
    title: petOf(42).name,
    mediaUrl: `${media}/pets/42/768.webp`,
    traits: expect.arrayContaining([
      { type: 'species', value: petOf(42).traits.species, perTenThousand: expect.any(Number) },
    ]),
  })
})

test.each([
  '',
  'ipfs://bafy',
  `${media}/pets/0.json`,
  `${media}/pets/10001.json`,
  `${media}/pets/42.json?x`,
  `${media}/pets/../pets/42.json`,
  'http://elsewhere.example/media/pets/42.json',
])('%j is not one of our pets', (uri) => {
  expect(readPetMetadata(media, uri)).toEqual({ state: 'elsewhere' })
})
