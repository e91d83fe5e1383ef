import { expect, test } from 'vitest'

import { passwordFlaw } from './password.ts'

const isCommon = (text: string) => text === 'password1'

test.each([
  ['1234567', 'short'],
  ['寵物寵物寵物寵', 'short'],
  ['x'.repeat(129), 'long'],
  ['Hana.Kuro@mofu.example', 'email'],
  ['hana.kuro', 'email'],
  ['PassWord1', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['correct horse', undefined],
  ['y'.repeat(64) + 'z'.repeat(64), undefined],
  ['寵物寵物寵物寵物', undefined],
])('%j: %s', (password, flaw) => {
  expect(passwordFlaw(password, 'hana.kuro@mofu.example', isCommon)).toBe(flaw)
})
