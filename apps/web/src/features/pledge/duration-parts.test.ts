import { expect, test } from 'vitest'

import { durationParts } from './duration-parts.ts'

test('a duration is told to the second', () => {
  expect(durationParts(30 * 86_400)).toEqual([{ unit: 'days', count: 30 }])
  expect(durationParts(36 * 3_600)).toEqual([
    { unit: 'days', count: 1 },
    { unit: 'hours', count: 12 },
  ])
  expect(durationParts(3_780)).toEqual([
    { unit: 'hours', count: 1 },
    { unit: 'minutes', count: 3 },
  ])
  expect(durationParts(100)).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'seconds', count: 40 },
  ])
  expect(durationParts(0)).toEqual([{ unit: 'days', count: 0 }])
})
