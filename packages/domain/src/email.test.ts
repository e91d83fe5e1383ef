import { expect, test } from 'vitest'

import { parseEmail } from './email.ts'

test.each([
  [' Hana@Mofu.Example ', 'hana@mofu.example'],
  ['a.b+c@x.co', 'a.b+c@x.co'],
  ['ｈａｎａ@mofu.example', 'hana@mofu.example'],
  ['pet@動物.台灣', 'pet@動物.台灣'],
])('%j is %j', (text, email) => {
  expect(parseEmail(text)).toBe(email)
})

test.each([
  '',
  'hana',
  'hana@',
  '@x.co',
  'a b@x.co',
  'a@x',
  'a@-x.co',
  'a@x..co',
  'a@b@x.co',
  '<a@x.co>',
  `${'a'.repeat(250)}@x.co`,
])('%j is no address', (text) => {
  expect(parseEmail(text)).toBeUndefined()
})
