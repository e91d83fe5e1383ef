import { expect, test } from 'vitest'

import { addressFault, addressText } from './address.ts'

const taipei = {
  name: '林美',
  country: 'TW',
  regions: ['3771', '3772'],
  postalCode: '',
  line: '迪化街 32 號',
}

test('a written address says which field is wrong', () => {
  expect(addressFault(taipei)).toBeUndefined()
  expect(addressFault({ ...taipei, name: ' ' })).toBe('name')
  expect(addressFault({ ...taipei, country: 'XX' })).toBe('country')
  expect(addressFault({ ...taipei, regions: ['3771'] })).toBe('regions')
  expect(addressFault({ ...taipei, country: 'US' })).toBe('regions')
  expect(addressFault({ ...taipei, line: '' })).toBe('line')
  expect(addressFault({ ...taipei, country: 'JP', regions: [], postalCode: '12' })).toBe('postalCode')
})

test('each post reads it in its own order', () => {
  expect(addressText(taipei)).toBe('台北市迪化街 32 號')
  expect(addressText({ country: 'CN', regions: ['100', '101', '102'], postalCode: '', line: '1 号' })).toBe(
    '北京市东城区1 号',
  )
  expect(addressText({ country: 'JP', regions: [], postalCode: '1040061', line: '東京都中央区銀座 1' })).toBe(
    '〒104-0061 東京都中央区銀座 1',
  )
  expect(addressText({ country: 'FR', regions: [], postalCode: '75001', line: '1 rue X, Paris' })).toBe(
    '1 rue X, Paris, 75001, FR',
  )
})
