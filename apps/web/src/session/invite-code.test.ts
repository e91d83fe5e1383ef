import { expect, test } from 'vitest'

import { codeIn } from './invite-code.ts'

test.each([
  ['?code=23456789', '23456789'],
  ['?inviterCode=pawpaw77', 'PAWPAW77'],
  ['?code=AAAA2222&inviterCode=BBBB3333', 'BBBB3333'],
  ['?code=AAAA2222&inviterCode=PAW-7', 'AAAA2222'],
  ['?code=<script>&inviterCode=', undefined],
  ['', undefined],
])('%s carries %s', (search, code) => {
  expect(codeIn(search)).toBe(code)
})

test('a link cannot put words into the notice, nor replace an invitation, with what is no code of ours', () => {
  expect(codeIn('?code=You-won-5-ETH_claim-it-at-example')).toBeUndefined()
})
