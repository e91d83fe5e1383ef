import { expect, test } from 'vitest'

import { type FieldText, followAddress, typeText } from './field-in-address.ts'

const empty: FieldText = { text: '', seen: '', sent: [] }
const typed = (...texts: string[]) => texts.reduce(typeText, empty)

test('a link that changes the address fills the field, also with a text that was typed before', () => {
  expect(followAddress(empty, 'momo').text).toBe('momo')
  const settled = followAddress(followAddress(typed('momo', 'mo'), 'momo'), 'mo')
  expect(settled).toEqual({ text: 'mo', seen: 'mo', sent: [] })
  expect(followAddress(settled, 'momo').text).toBe('momo')
  expect(followAddress(typed('kuma'), 'momo').text).toBe('momo')
})

test('what was typed stays while earlier texts arrive in the address, and so do its spaces and capitals', () => {
  const typing = typed('m', 'mo', 'Momo ')
  const late = followAddress(followAddress(typing, 'm'), 'mo')
  expect(late.text).toBe('Momo ')
  expect(followAddress(late, 'Momo')).toEqual({ text: 'Momo ', seen: 'Momo', sent: [] })
})
