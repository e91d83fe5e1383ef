import { expect, test } from 'vitest'

import { codeIn } from './invite-code.ts'

test.each([
  ['?code=12345678901234567890', '12345678901234567890'],
  ['?inviterCode=PAW-7', 'PAW-7'],
  ['?code=1&inviterCode=2', '2'],
  ['?code=<script>&inviterCode=', undefined],
  [`?code=${'x'.repeat(65)}`, undefined],
  ['', undefined],
])('%s carries %s', (search, code) => {
  expect(codeIn(search)).toBe(code)
})
