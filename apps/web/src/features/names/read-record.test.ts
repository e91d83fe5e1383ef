import { expect, test } from 'vitest'

import { readRecord } from './read-record.ts'

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a text that differs only in capitals is another text, and an address is not', () => {
  expect(readRecord('description', 'Mofu', 'mofu')).toMatchObject({ isSame: false, fault: undefined })
  expect(readRecord('url', 'https://a.example/Q', 'https://a.example/q').isSame).toBe(false)
  expect(readRecord('url', ' https://a.example ', 'https://a.example').isSame).toBe(true)
  expect(readRecord('address', right, right.toLowerCase()).isSame).toBe(true)
})

test('an address with a wrong character, and the zero address, which nobody has, are refused', () => {
  expect(readRecord('address', right, '').fault).toBeUndefined()
  expect(readRecord('address', '', '').fault).toBeUndefined()
  expect(readRecord('address', right.replace('Aed', 'Aee'), '').fault).toBe('character')
  expect(readRecord('address', `0x${'0'.repeat(40)}`, '').fault).toBe('address')
  expect(readRecord('address', 'mofu', '').fault).toBe('address')
})

test('a text that is too long is refused', () => {
  expect(readRecord('description', 'a'.repeat(301), '').fault).toBe('long')
})
