import { expect, test } from 'vitest'

import { countryOfPhone, readDraft, recipientOf, savedAs } from './buy-draft.ts'

test('an old link is read part by part, and any part may be missing', () => {
  expect(readDraft(7, '12/3/a-1/Mei%20Lin/0912345678/Taipei%2F1F/no%20bell')).toEqual({
    productId: 7,
    skuId: 12,
    quantity: 3,
    addressId: 'a-1',
    name: 'Mei Lin',
    phone: '0912345678',
    address: 'Taipei/1F',
    remark: 'no bell',
  })
  expect(readDraft(7, '12')).toMatchObject({ skuId: 12, quantity: undefined, name: '' })
  expect(readDraft(7, 'x/-1/%E0%A4%A')).toMatchObject({ skuId: undefined, quantity: undefined })
})

const book = [
  {
    id: 'a-1',
    name: 'Hana Mori',
    phone: '+81312345678',
    line: '1-1 Chiyoda',
    address: '〒100-0001 1-1 Chiyoda',
  },
  { id: 'a-2', name: 'Mei Lin', phone: '+886912345678', line: '1F', address: '台北市1F' },
]
const linked = (rest: string) => recipientOf(readDraft(7, rest)) ?? expect.fail('nobody is named')

test('the recipient of a link is a saved address by its id, or by the same name, phone and place', () => {
  expect(savedAs(linked('12/3/a-1'), book)).toBe('a-1')
  expect(savedAs(linked('12/3//Mei%20Lin/0912-345-678/1F'), book)).toBe('a-2')
  expect(savedAs(linked('12/3//Mei%20Lin/0912345678/%E5%8F%B0%E5%8C%97%E5%B8%821F'), book)).toBe('a-2')
  // An address of somebody else, another floor, no phone: none of these is guessed.
  expect(savedAs(linked('12/3/unknown'), book)).toBeUndefined()
  expect(savedAs(linked('12/3//Mei%20Lin/0912345678/2F'), book)).toBeUndefined()
  expect(savedAs(linked('12/3//Mei%20Lin//1F'), book)).toBeUndefined()
})

test('a link without a recipient names nobody, and a phone number tells the country only where it is clear', () => {
  expect(recipientOf(readDraft(7, '12/3'))).toBeUndefined()
  expect(recipientOf(undefined)).toBeUndefined()
  const countries = ['0912345678', '+886 2 2345 6789', '090-1234-5678', '+81312345678', '202 555 0143', '']
  expect(countries.map(countryOfPhone)).toEqual(['TW', 'TW', 'JP', 'JP', undefined, undefined])
})
