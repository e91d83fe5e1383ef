import { expect, test } from 'vitest'

import { isValueAvailable, firstSku, keyOf, skuWith, valuesOf } from './choose-sku.ts'

const text = (en: string) => ({ en })
const sku = (id: number, colour: string, size: string, available = 1) => ({
  id,
  choices: [text(colour), text(size)],
  available,
})
const skus = [sku(1, 'Coral', 'S', 0), sku(2, 'Coral', 'M'), sku(3, 'Mint', 'S'), sku(4, 'Plum', 'L', 0)]
const at = (id: number) => skus.find((one) => one.id === id) ?? sku(0, '', '')

test('each option offers every value once, in the order of the SKUs', () => {
  expect(valuesOf(skus, 0).map(({ text: { en } }) => en)).toEqual(['Coral', 'Mint', 'Plum'])
  expect(valuesOf(skus, 1).map(({ text: { en } }) => en)).toEqual(['S', 'M', 'L'])
})

test('the requested SKU is selected first, else an available one', () => {
  expect(firstSku(skus)?.id).toBe(2)
  expect(firstSku(skus, 4)?.id).toBe(4)
  expect(firstSku(skus, 99)?.id).toBe(2)
  expect(firstSku([])).toBeUndefined()
})

test('changing one option keeps the others if that SKU exists, and changes them if not', () => {
  expect(skuWith(skus, at(1), 1, keyOf(text('M')))?.id).toBe(2)
  expect(skuWith(skus, at(2), 0, keyOf(text('Mint')))?.id).toBe(3)
})

test('a value is marked when no SKU with it is available', () => {
  expect(isValueAvailable(skus, at(2), 1, keyOf(text('S')))).toBe(false)
  expect(isValueAvailable(skus, at(3), 1, keyOf(text('S')))).toBe(true)
  expect(isValueAvailable(skus, at(3), 0, keyOf(text('Plum')))).toBe(false)
})
