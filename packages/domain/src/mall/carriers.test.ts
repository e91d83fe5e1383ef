import { expect, test } from 'vitest'

import { carrierNamed, carriers, carriersFor, readExpress, trackingOf } from './carriers.ts'

/** A number of each carrier, by its English name. */
const samples: Record<string, string> = {
  'T-Cat': '903221488720',
  'Chunghwa Post': 'RR473124829TW',
  'HCT Logistics': '1234567890',
  '7-ELEVEN Taiwan': 'F1234567890',
  'FamilyMart Taiwan': '12345678901',
  'SF Express': 'SF1234567890123',
  'Yamato Transport': '444413758703',
  'Sagawa Express': '512547514334',
  'Japan Post': '405548424886',
  'Seino Transportation': '1234567890',
  'Fukuyama Transporting': '1234567890',
  'DHL Express': '1234567890',
  FedEx: '123456789012',
  UPS: '1Z999AA10123456784',
}

test('each carrier has a link with its number, or its lookup page', () => {
  const asking = carriers.filter(({ name: { en } }) => {
    const number = samples[en] ?? ''
    const { url, asksNumber } = trackingOf({ company: en, number }) ?? {}
    expect(url).toMatch(/^https:\/\//)
    expect(url?.includes(number)).toBe(!asksNumber)
    return asksNumber
  })
  expect(asking.map(({ name }) => name.en)).toEqual([
    'Chunghwa Post',
    'HCT Logistics',
    '7-ELEVEN Taiwan',
    'FamilyMart Taiwan',
  ])
})

test('names are unique in every language, and a carrier is found by any of them', () => {
  const names = carriers.flatMap(({ name }) => [...new Set(Object.values(name))])
  expect(new Set(names).size).toBe(names.length)
  for (const name of names)
    expect(Object.values(carrierNamed(` ${name.toUpperCase()} `)?.name ?? {})).toContain(name)
  expect(carrierNamed('Yamato')).toBeUndefined()
})

test('a number is stored without spaces and hyphens, and a mistyped digit is found', () => {
  const read = (company: string, number: string) => readExpress({ company, number })
  expect(read('ヤマト運輸', ' 4444-1375-8703 ')).toEqual({
    company: 'Yamato Transport',
    number: '444413758703',
  })
  expect(read('佐川急便', '５１２５４７５１４３３４')?.number).toBe('512547514334')
  expect(read('ヤマト運輸', '444413758704')).toBeUndefined()
  expect(read('Japan Post', 'rr473124829jp')?.number).toBe('RR473124829JP')
  expect(read('Japan Post', 'RR473124828JP')).toBeUndefined()
  expect(read('UPS', '1Z999')).toBeUndefined()
})

test('another carrier is kept as written and has no link, whatever is in its number', () => {
  const other = { company: ' Uncle Lin’s van ', number: ' https://evil.example/?a=1&b=2 ' }
  expect(readExpress(other)).toEqual({ company: 'Uncle Lin’s van', number: 'https://evil.example/?a=1&b=2' })
  expect(trackingOf(other)).toBeUndefined()
})

test('nothing but a checked number reaches an address', () => {
  for (const { name } of carriers) {
    for (const number of [
      'javascript:alert(1)',
      '../../x',
      '1234567890&x=1',
      '1234567890#',
      '12345%2F890',
      '',
    ]) {
      expect(trackingOf({ company: name.en, number })).toBeUndefined()
    }
  }
})

test('a reader’s own carriers come first, and none is missing', () => {
  expect(carriersFor('tc')[0]?.name.tc).toBe('黑貓宅急便')
  expect(carriersFor('jp')[0]?.name.jp).toBe('ヤマト運輸')
  expect(carriersFor('en')[0]?.name.en).toBe('DHL Express')
  expect(carriersFor('jp')).toHaveLength(carriers.length)
})
