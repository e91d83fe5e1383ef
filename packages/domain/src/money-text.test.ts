import { expect, test } from 'vitest'

import { moneyText } from './money-text.ts'

test('cents are written with two digits, whatever their number', () => {
  expect(moneyText(0n, 'USD')).toBe('US$0.00')
  expect(moneyText(5n, 'USD')).toBe('US$0.05')
  expect(moneyText(1_680n, 'USD')).toBe('US$16.80')
  expect(moneyText(123_456_789_012_345_678_901n, 'USD')).toBe('US$1,234,567,890,123,456,789.01')
})
