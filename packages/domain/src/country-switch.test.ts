import { expect, test } from 'vitest'

import { readCountry, switchedOffIn } from './country-switch.ts'

const off = { draws: ['BE', 'NL'], redemption: ['JP'], bets: [] }

test('a kind is off in the listed countries alone', () => {
  expect(switchedOffIn(off, 'NL')).toEqual(['draws'])
  expect(switchedOffIn(off, 'JP')).toEqual(['redemption'])
  expect(switchedOffIn(off, 'FR')).toEqual([])
})

test('an unknown country is treated as a listed one, and only for kinds that have a list', () => {
  expect(switchedOffIn(off, undefined)).toEqual(['draws', 'redemption'])
  expect(switchedOffIn({ draws: [], redemption: [], bets: [] }, undefined)).toEqual([])
})

test.each([
  ['be', 'BE'],
  [' JP ', 'JP'],
  ['XX', undefined],
  ['ZZ', undefined],
  ['T1', undefined],
  // A proxy that knows the continent alone does not know the country.
  ['EU', undefined],
  ['AP', undefined],
  ['', undefined],
  ['BEL', undefined],
  ['BE, NL', undefined],
])('%s is read as %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})
