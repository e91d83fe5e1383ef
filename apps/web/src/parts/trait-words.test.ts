import { kindLabels, traitLabels } from '@mofu/pets/trait-labels'
import { traitKinds, valuesOf } from '@mofu/pets/traits'
import { traits as en } from '@mofu/words/screens/en/traits'
import { traits as jp } from '@mofu/words/screens/jp/traits'
import { traits as tc } from '@mofu/words/screens/tc/traits'
import { expect, test } from 'vitest'

import { traitKey } from './trait-key.ts'

test('the English texts of traits are the labels in the tokens’ metadata', () => {
  expect(en).toEqual({ kind: kindLabels, value: traitLabels })
})

test.each([
  ['tc', tc],
  ['jp', jp],
])(
  'every trait of the 10,000 pets has words in %s, and no two of a kind share them',
  (_, { kind: kinds, value: values }) => {
    expect(Object.keys(kinds).toSorted()).toEqual([...traitKinds].toSorted())
    for (const kind of traitKinds) {
      const words: Record<string, string> = values[kind]
      expect(Object.keys(words).toSorted()).toEqual(valuesOf(kind).toSorted())
      expect(new Set(Object.values(words)).size).toBe(valuesOf(kind).length)
    }
  },
)

test('a label or a key finds its trait, and an unknown one finds none', () => {
  expect(traitKey('Species', 'Red panda')).toEqual({ kind: 'species', value: 'red-panda' })
  expect(traitKey('mouth', 'open')).toEqual({ kind: 'mouth', value: 'open' })
  expect(traitKey('Mouth', 'Laugh')).toEqual({ kind: 'mouth', value: 'open' })
  expect(traitKey('Species', 'Dragon')).toBeUndefined()
  expect(traitKey('Level', '3')).toBeUndefined()
})
