import { expect, test } from 'vitest'

import { addressFaults, addressText } from './address.ts'

const taipei = {
  name: '林美',
  country: 'TW',
  regions: ['3771', '3772'],
  postalCode: '',
  line: '迪化街 32 號',
}

test('reports every wrong field of an address', () => {
  expect(addressFaults(taipei)).toEqual([])
  expect(addressFaults({ ...taipei, name: ' ' })).toEqual(['name'])
  expect(addressFaults({ ...taipei, country: 'XX' })).toEqual(['country'])
  expect(addressFaults({ ...taipei, regions: ['3771'] })).toEqual(['regions'])
  expect(addressFaults({ ...taipei, country: 'US' })).toEqual(['regions'])
  expect(addressFaults({ ...taipei, line: '' })).toEqual(['line'])
  expect(addressFaults({ ...taipei, name: '', regions: ['3771'], line: ' ' })).toEqual([
    'name',
    'regions',
    'line',
  ])
  expect(addressFaults({ ...taipei, country: 'JP', regions: [], postalCode: '12' })).toEqual(['postalCode'])
})

test('formats an address in the order of each country’s post', () => {
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
