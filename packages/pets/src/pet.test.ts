import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { dealtPets } from './deal.ts'
import { givenNames } from './names.ts'
import { petOf } from './pet.ts'
import { petCount, traitKinds, valuesOf } from './traits.ts'

const all = Array.from({ length: petCount }, (_, index) => petOf(index + 1))

test('the 10,000 pets are the published ones', () => {
  const hash = createHash('sha256')
  for (const { number, name, traits } of all) {
    hash.update(`${number} ${name} ${traitKinds.map((kind) => traits[kind]).join(' ')}\n`)
  }
  expect(hash.digest('hex')).toBe('b52a4fba45a0986f0e8414e592d79eeb61f70f40115811640eaec5e6f140de55')
})

test('no two pets have the same traits', () => {
  const seen = new Set(all.map(({ traits }) => traitKinds.map((kind) => traits[kind]).join(' ')))
  expect(seen.size).toBe(petCount)
})

test('a name is a given name and the number in four digits', () => {
  expect(petOf(42).name).toBe('Juniper #0042')
  for (const { name } of all) expect(name).toMatch(/^[A-Z][a-z]+ #\d{4,5}$/)
})

test('no given name is the name of a trait', () => {
  const words = new Set<string>(traitKinds.flatMap((kind) => valuesOf(kind)))
  expect(givenNames.filter((name) => words.has(name.toLowerCase()))).toEqual([])
  expect(new Set(givenNames).size).toBe(givenNames.length)
})

test('every coat contrasts with its backdrop', () => {
  const melted = all.filter(
    ({ traits: { coat, backdrop } }) =>
      (coat === 'snow' && backdrop === 'snow') ||
      (coat === 'cream' && backdrop === 'paper') ||
      (coat === 'galaxy' && backdrop === 'starry') ||
      (coat === 'mint' && backdrop === 'hills'),
  )
  expect(melted).toEqual([])
})

test('no pet eats with a bubble in the mouth or a bell under the snack', () => {
  const clumsy = all.filter(
    ({ traits }) =>
      traits.pose === 'snacking' &&
      (traits.mouth === 'bubble' || ['bell', 'bandana', 'bow-tie'].includes(traits.accessory)),
  )
  expect(clumsy).toEqual([])
})

test.each([0, -1, 10_001, 1.5, Number.NaN])('there is no pet %d', (number) => {
  expect(() => petOf(number)).toThrow(RangeError)
})

test('heads lean by four degrees at most', () => {
  const tilts = dealtPets().map(({ tilt }) => tilt)
  expect(Math.min(...tilts)).toBe(-4)
  expect(Math.max(...tilts)).toBe(4)
})
