import { expect, test } from 'vitest'

import { readDraft } from './buy-draft.ts'

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
