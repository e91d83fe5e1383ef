import { expect, test } from 'vitest'

import { readSearchQuery } from './search-query.ts'

test.each([
  ['12', 12n],
  ['#0012', 12n],
  ['Velvet Fox #7', 7n],
  ['雲の猫 ＃３', 3n],
  ['0', 0n],
  ['fox7', undefined],
  ['7 foxes', undefined],
  ['9'.repeat(79), undefined],
])('"%s" asks for the number %s', (text, number) => {
  expect(readSearchQuery(text).numbered?.number).toBe(number)
})

test('the words before a number are separate from it', () => {
  expect(readSearchQuery('Velvet Fox #07').numbered).toEqual({ words: 'Velvet Fox #', number: 7n })
  expect(readSearchQuery('7').numbered).toEqual({ words: '', number: 7n })
})

test.each([
  ['Foxy', 'foxy'],
  ['foxy.pet', 'foxy'],
  ['foxy.p', 'foxy'],
  ['foxy.', 'foxy'],
  ['foxy.eth', undefined],
  ['two words', undefined],
  ['雲', undefined],
])('"%s" asks for the name %s', (text, label) => {
  expect(readSearchQuery(text).label).toBe(label)
})

test('the beginning of an address asks for the addresses between its first and its last', () => {
  const zeros = '0'.repeat(38)
  expect(readSearchQuery('0xAB').addresses).toEqual({ from: `0xab${zeros}`, to: `0xab${'f'.repeat(38)}` })
  const whole = `0x${'12'.repeat(20)}`
  expect(readSearchQuery(whole).addresses).toEqual({ from: whole, to: whole })
  for (const text of ['0x', '0xa', '0xgg', `${whole}0`, 'ab']) {
    expect(readSearchQuery(text).addresses).toBeUndefined()
  }
})
