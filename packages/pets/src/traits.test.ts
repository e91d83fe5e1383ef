import { expect, test } from 'vitest'

import { kindLabels, traitLabel } from './trait-labels.ts'
import { dealtCount, isTrait, petCount, traitKinds, traitTable, valuesOf } from './traits.ts'

test.each(traitKinds)('the published counts of %s add up to all pets', (kind) => {
  const sum = valuesOf(kind).reduce((total, value) => total + dealtCount(kind, value), 0)
  expect(sum).toBe(petCount)
})

test('every kind of the table is dealt', () => {
  expect([...traitKinds].toSorted()).toEqual(Object.keys(traitTable).toSorted())
})

test('every kind but ears and pose has a value that at most one pet in 100 has', () => {
  const rarest = traitKinds.map((kind) => Math.min(...valuesOf(kind).map((value) => dealtCount(kind, value))))
  const withRare = traitKinds.filter((_, index) => (rarest[index] ?? petCount) <= 100)
  expect(withRare).toEqual(['coat', 'pattern', 'eyes', 'mouth', 'accessory', 'backdrop'])
})

test('every value has an English label of its own', () => {
  for (const kind of traitKinds) {
    const labels = valuesOf(kind).map((value) => traitLabel(kind, value))
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.every((label) => /^[A-Z][a-z ]+$/.test(label))).toBe(true)
    expect(kindLabels[kind]).toMatch(/^[A-Z]/)
  }
})

test('words that are no traits are recognised', () => {
  expect(isTrait('species', 'otter')).toBe(true)
  expect(isTrait('species', 'toString')).toBe(false)
  expect(isTrait('coat', 'otter')).toBe(false)
})
