import { expect, test } from 'vitest'

import { type Receipt, receiptText } from './receipt.ts'

test('a receipt has one canonical text, whatever the order of its fields', () => {
  const receipt = { kind: 'mofu receipt', number: 'M1', shop: { id: 1, name: 'Paws' } } as Receipt
  const other = { shop: { name: 'Paws', id: 1 }, number: 'M1', kind: 'mofu receipt' } as Receipt
  expect(receiptText(receipt)).toBe(receiptText(other))
  expect(receiptText({ ...receipt, number: 'M2' })).not.toBe(receiptText(receipt))
})
