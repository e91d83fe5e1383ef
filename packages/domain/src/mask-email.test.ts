import { expect, test } from 'vitest'

import { maskEmail } from './mask-email.ts'

test.each([
  ['hana.mori@mofu.example', 'h…@m….example'],
  ['a@b.co.jp', 'a…@b….jp'],
  ['𠮷田@mofu.example', '𠮷…@m….example'],
  ['odd@place@host', 'o…@h…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})

test('how long an e-mail is stays hidden', () => {
  expect(maskEmail('ab@mofu.example')).toBe(maskEmail('abcdefgh@mofuuuuu.example'))
})
