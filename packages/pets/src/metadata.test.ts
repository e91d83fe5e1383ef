import { expect, test } from 'vitest'

import { metadataOf } from './metadata.ts'
import { petAlt } from './pet-alt.ts'
import { petOf } from './pet.ts'
import { petCount, traitKinds } from './traits.ts'

test('metadata holds the name, the picture and every trait, always in the same order', () => {
  expect(JSON.stringify(metadataOf(42, 'https://mofu.example/pets/42.webp'), null, 1)).toMatchInlineSnapshot(`
    "{
     "name": "Juniper #0042",
     "description": "Juniper #0042: a snow hamster with spots, bean eyes, a wide grin and one ear down, wearing a scarf, sitting, before pink gingham. One of the 10,000 pets of Mofu.",
     "image": "https://mofu.example/pets/42.webp",
     "attributes": [
      {
       "trait_type": "Species",
       "value": "Hamster"
      },
      {
       "trait_type": "Coat",
       "value": "Snow"
      },
      {
       "trait_type": "Pattern",
       "value": "Spots"
      },
      {
       "trait_type": "Eyes",
       "value": "Bean"
      },
      {
       "trait_type": "Mouth",
       "value": "Grin"
      },
      {
       "trait_type": "Ears",
       "value": "One down"
      },
      {
       "trait_type": "Pose",
       "value": "Sitting"
      },
      {
       "trait_type": "Accessory",
       "value": "Scarf"
      },
      {
       "trait_type": "Backdrop",
       "value": "Gingham"
      }
     ]
    }"
  `)
})

test('every pet has nine attributes with words in them', () => {
  for (let number = 1; number <= petCount; number += 37) {
    const { attributes } = metadataOf(number, 'ipfs://cid')
    expect(attributes).toHaveLength(traitKinds.length)
    for (const { trait_type, value } of attributes)
      expect(`${trait_type}: ${value}`).toMatch(/^[A-Z]\w+: [A-Z]/)
  }
})

test('the description of a picture is one clean sentence that begins with the name', () => {
  const numbers = Array.from({ length: petCount }, (_, index) => index + 1)
  const unclean = numbers.map(petAlt).filter((alt, index) => {
    const startsWell = alt.startsWith(`${petOf(index + 1).name}: a`) && alt.endsWith('.')
    return !startsWell || / ,|,,| {2}|undefined|with ,/.test(alt)
  })
  expect(unclean).toEqual([])
})

test('a coat that begins with a vowel is "an"', () => {
  const apricot = Array.from({ length: 100 }, (_, index) => index + 1).find(
    (number) => petOf(number).traits.coat === 'apricot',
  )
  expect(petAlt(apricot ?? 0)).toMatch(/: an apricot /)
})
