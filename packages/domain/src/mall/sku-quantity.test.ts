import { expect, test } from 'vitest'

import { mergeWanted, parseWanted } from './sku-quantity.ts'

test('an order line is skuId|quantity, and the quantity defaults to one [rule-29]', () => {
  expect(parseWanted('12|3')).toEqual({ skuId: 12, quantity: 3 })
  expect(parseWanted('12')).toEqual({ skuId: 12, quantity: 1 })
  for (const wrong of ['', '0|1', '12|0', '12|100', '12|-1', '12|1.5', '1e3|1', 'x|1', '12|1|1', ' 12|1']) {
    expect([wrong, parseWanted(wrong)]).toEqual([wrong, undefined])
  }
})

test('duplicate SKUs become one line, and lines are sorted by id', () => {
  const wanted = ['9|1', '2|2', '9|3'].flatMap((text) => parseWanted(text) ?? [])
  expect(mergeWanted(wanted)).toEqual([
    { skuId: 2, quantity: 2 },
    { skuId: 9, quantity: 4 },
  ])
})
