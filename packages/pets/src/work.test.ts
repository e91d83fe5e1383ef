import { expect, test } from 'vitest'

import { dealtPets } from './deal.ts'
import { petSvg } from './pet-svg.ts'
import { readSvg } from './testing/read-svg.ts'
import { petCount, traitKinds, type Traits } from './traits.ts'
import { workCount, workOf, workSvg } from './work.ts'

const keyOf = (traits: Traits) => traitKinds.map((kind) => traits[kind]).join(' ')

test('no work looks like one of the ten thousand pets, and no two have the same name', () => {
  const pets = new Set(dealtPets().map(({ traits }) => keyOf(traits)))
  const works = Array.from({ length: workCount }, (_, index) => workOf(index + 1))
  expect(works.filter(({ traits }) => pets.has(keyOf(traits)))).toEqual([])
  expect(new Set(works.map(({ name }) => name)).size).toBe(petCount)
})

test('a work is the same picture every time, and not that of its pet', () => {
  expect(workSvg(42)).toBe(workSvg(42))
  expect(workSvg(42)).not.toBe(petSvg(42))
  expect(() => readSvg(workSvg(42))).not.toThrow()
})

test('there is no work beyond the last', () => {
  expect(() => workOf(workCount + 1)).toThrow(RangeError)
})
