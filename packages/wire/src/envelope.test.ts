import { describe, expect, test } from 'vitest'

import { asksForLogin, isSuccess } from './envelope.ts'

describe('the success rule of SPEC §7', () => {
  test.each([
    [{ code: 200 }],
    [{ code: 0 }],
    [{ decimals: 18 }],
    [{ Children: [] }],
    [{ list: [] }],
    [{ Id: 1 }],
    [{ publicAddress: '0x' }],
    [{ nonce: 'n' }],
    [[]],
    [{ code: 500, list: [] }],
  ])('%j worked', (body) => {
    expect(isSuccess(body)).toBe(true)
  })

  test.each([
    [{ code: 500 }],
    [{ code: 401, msg: 'no' }],
    [{}],
    [null],
    ['list'],
    [undefined],
    [{ code: '200' }],
  ])('%j did not', (body) => {
    expect(isSuccess(body)).toBe(false)
  })
})

test('only 401 with a message asks for the mall login', () => {
  expect(asksForLogin({ code: 401, msg: 'sign in' })).toBe(true)
  expect(asksForLogin({ code: 401, msg: '' })).toBe(false)
  expect(asksForLogin({ code: 401 })).toBe(false)
  expect(asksForLogin({ code: 403, msg: 'no' })).toBe(false)
})
