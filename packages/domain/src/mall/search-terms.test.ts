import { expect, test } from 'vitest'

import { termsOfProduct, termsOfQuestion } from './search-terms.ts'

const mug = termsOfProduct({
  texts: ['Sleepy Otter Mug', '愛睏水獺馬克杯', 'ねむねむカワウソのマグカップ'],
  categoryId: 21,
  shopId: 3,
})
const finds = (question: string, terms = mug) => {
  const asked = termsOfQuestion(question)
  return asked.length > 0 && asked.every(({ term }) => terms.includes(term))
}

test.each([
  'mug',
  'MUGS',
  'otter mug',
  'sleepy',
  'ｍｕｇ',
  '水獺',
  '馬克杯',
  '杯',
  'カワウソ',
  'かわうそ',
  'マグ',
  'ﾏｸﾞ',
  '馬克 otter',
  'otter cup',
  '杯子',
])('%s finds the mug', (question) => {
  expect(finds(question)).toBe(true)
})

test.each(['cat', 'gum', 'ug', '克馬', 'ウソカ', '', '!?', 'c:21', 'y:mug', 'otter pot of tea mugs'])(
  '%j does not find it',
  (question) => {
    expect(finds(question)).toBe(false)
  },
)

test.each([
  ['Cat bed', '猫'],
  ['黑貓抱枕', 'cat'],
  ['猫のマグ', 'ねこ'],
  ['ネコ柄ノート', '貓'],
  ['Soft T-shirt', 'tshirt'],
  ['Soft tshirt', 't-shirt'],
  ['柔軟 T恤', 'T-Shirts'],
  ['やわらかTシャツ', 'tee'],
])('%s is found by %s', (title, question) => {
  expect(finds(question, termsOfProduct({ texts: [title], categoryId: 41, shopId: 3 }))).toBe(true)
})

test('a word that only contains a synonym is itself: 猫砂 finds no cat', () => {
  const cat = termsOfProduct({ texts: ['Black cat plush'], categoryId: 11, shopId: 3 })
  expect(finds('猫砂', cat)).toBe(false)
  expect(finds('category', cat)).toBe(false)
})

test('a product is found in its category, the parent category and its shop', () => {
  expect(mug).toEqual(expect.arrayContaining(['c:2', 'c:21', 's:3']))
  expect(new Set(mug).size).toBe(mug.length)
})

test('a word of any length gives one term', () => {
  expect(termsOfQuestion('extraordinarily')).toEqual([{ term: 'extraordinar', isWord: true }])
})
