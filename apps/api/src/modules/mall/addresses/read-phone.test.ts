import { expect, test } from 'vitest'

import { readPhone } from './read-phone.ts'

test.each([
  ['0912 345 678', 'TW', '+886912345678'],
  ['090-1234-5678', 'JP', '+819012345678'],
  ['０９０１２３４５６７８', 'JP', '+819012345678'],
  ['13800138000', 'CN', '+8613800138000'],
  ['9123 4567', 'HK', '+85291234567'],
  ['6612 3456', 'MO', '+85366123456'],
  ['+1 213 373 4253', 'TW', '+12133734253'],
])('%s in %s is %s', (text, country, number) => {
  expect(readPhone(text, country)?.number).toBe(number)
})

test.each([
  ['12345', 'TW'],
  ['', 'JP'],
  ['call me', 'US'],
  ['0912345678', undefined],
])('%j in %s is no number', (text, country) => {
  expect(readPhone(text, country)).toBeUndefined()
})
