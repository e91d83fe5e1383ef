import { expect, test } from 'vitest'

import { termsOfProduct, termsOfQuestion } from './search-terms.ts'

const mug = termsOfProduct({
  texts: ['Sleepy Otter Mug', '愛睏水獺馬克杯', 'ねむねむカワウソのマグカップ'],
  categoryId: 21,
  shopId: 3,
})
const finds = (question: string) => {
  const terms = termsOfQuestion(question)
  return terms.length > 0 && terms.every((term) => mug.includes(term))
}

test.each([
  'mug',
  'MUGS',
  'otter mug',
  'sle',
  'ｍｕｇ',
  '水獺',
  '馬克杯',
  '杯',
  'カワウソ',
  'かわうそ',
  'マグ',
  'ﾏｸﾞ',
  '馬克 otter',
])('%s finds the mug', (question) => {
  expect(finds(question)).toBe(true)
})

test.each(['cat', 'gum', 'ug', '克馬', '杯子', 'ウソカ', '', '!?', 'c:21', 'otter cup of tea mugs'])(
  '%j does not find it',
  (question) => {
    expect(finds(question)).toBe(false)
  },
)

test('a product is found in its category, the parent category and its shop', () => {
  expect(mug).toEqual(expect.arrayContaining(['c:2', 'c:21', 's:3']))
  expect(new Set(mug).size).toBe(mug.length)
})

test('a word of any length gives one term', () => {
  expect(termsOfQuestion('extraordinarily')).toEqual(['extraordinar'])
})
