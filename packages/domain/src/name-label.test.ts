import { expect, test } from 'vitest'

import { labelFault, labelOf, labelSkeleton, nameTokenId } from './name-label.ts'

test('a name has 3 to 32 lower-case letters, digits and single hyphens between them; what is wrong is said', () => {
  for (const label of ['abc', 'm01', 'first-paw', '0-0', 'a'.repeat(32)])
    expect(labelFault(label)).toBeUndefined()
  expect(labelFault('ab')).toEqual({ fault: 'short' })
  expect(labelFault('a'.repeat(33))).toEqual({ fault: 'long' })
  for (const label of ['-ab', 'ab-', 'a--b']) expect(labelFault(label)).toEqual({ fault: 'hyphen' })
  expect(labelFault('mоmo')).toEqual({ fault: 'character', character: 'о' })
  expect(labelFault('Mofu')).toEqual({ fault: 'character', character: 'M' })
  expect(labelFault('a😀b')).toEqual({ fault: 'character', character: '😀' })
})

test('a token id is its name, from the left; other numbers are no names', () => {
  expect(nameTokenId('mofu').toString(16)).toBe(`6d6f6675${'0'.repeat(56)}`)
  for (const label of ['abc', 'first-paw', 'a'.repeat(32)]) expect(labelOf(nameTokenId(label))).toBe(label)
  for (const id of [0n, 1n, nameTokenId('mofu') + 1n, nameTokenId('-ab')]) expect(labelOf(id)).toBeUndefined()
})

test('names that look alike have the same skeleton', () => {
  expect(labelSkeleton('m0fu')).toBe(labelSkeleton('mofu'))
  expect(labelSkeleton('rnofu')).toBe(labelSkeleton('mofu'))
  expect(labelSkeleton('pi1l')).toBe(labelSkeleton('pill'))
  expect(labelSkeleton('mofu')).not.toBe(labelSkeleton('mufo'))
})
