import { expect, test } from 'vitest'

import { petOf } from './pet.ts'
import { publishedRarities, rarityOf, traitRarityOf } from './rarity.ts'
import { dealtCount, petCount, traitKinds, valuesOf } from './traits.ts'

const numbers = Array.from({ length: petCount }, (_, index) => index + 1)

test('the counts of the pets match the table exactly', () => {
  const published = publishedRarities()
  expect(published).toHaveLength(traitKinds.reduce((sum, kind) => sum + valuesOf(kind).length, 0))
  for (const { kind, value, count, perTenThousand } of published) {
    expect({ kind, value, count }).toEqual({ kind, value, count: dealtCount(kind, value) })
    expect(perTenThousand).toBe(count)
  }
})

test('the published count of a trait is its actual count', () => {
  const crowned = numbers.filter((number) => petOf(number).traits.accessory === 'crown')
  expect(traitRarityOf('accessory', 'crown').count).toBe(crowned.length)
})

test('ranks run from 1 to 10,000 without a gap, rarest first', () => {
  const byRank = numbers.toSorted((one, other) => rarityOf(one).rank - rarityOf(other).rank)
  expect(byRank.map((number) => rarityOf(number).rank)).toEqual(numbers)
  const scores = byRank.map((number) => rarityOf(number).score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
})

test('a score is the sum of ten million over each count, in whole numbers', () => {
  const { traits } = petOf(1)
  const sum = traitKinds.reduce(
    (score, kind) => score + Math.floor(10_000_000 / dealtCount(kind, traits[kind])),
    0,
  )
  expect(rarityOf(1).score).toBe(sum)
})

test('a pet that does not exist has no rarity', () => {
  expect(() => rarityOf(0)).toThrow(RangeError)
  expect(() => rarityOf(petCount + 1)).toThrow(RangeError)
})
