import { expect, test } from 'vitest'

import { codeIn } from './invite-code.ts'

test.each([
  ['?code=ABCD2345', '', 'ABCD2345'],
  ['?inviterCode=ABCD2345&code=OTHER', '', 'ABCD2345'],
  ['', '#/list?code=22222222', '22222222'],
  ['?x=1', '#/list', undefined],
  ['', '', undefined],
])('%s%s carries %s', (search, hash, code) => {
  expect(codeIn({ search, hash })).toBe(code)
})
