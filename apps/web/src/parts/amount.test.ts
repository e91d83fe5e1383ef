import { expect, test } from 'vitest'

import { exactAmount, roundAmount, shortAmount } from './amount.ts'

test('every digit of a 256-bit amount survives', () => {
  expect(exactAmount(2n ** 256n - 1n, 18)).toBe(
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935',
  )
  expect(exactAmount(0n, 18)).toBe('0')
  expect(exactAmount(1n, 18)).toBe('0.000000000000000001')
  expect(exactAmount(1_000_000n, 6)).toBe('1')
  expect(exactAmount(1_234_567n, 0)).toBe('1,234,567')
})

test('a short amount has at most six digits after the point, rounded half up', () => {
  expect(shortAmount(1_234_567_499_999_999_999n, 18)).toBe('1.234567')
  expect(shortAmount(1_234_567_500_000_000_000n, 18)).toBe('1.234568')
  expect(shortAmount(999_999_999_999_999_999n, 18)).toBe('1')
  expect(shortAmount(1_000_000_000_000_000n, 18)).toBe('0.001')
})

test('an amount too small to show is not shown as zero', () => {
  expect(shortAmount(1n, 18)).toBe('<0.000001')
  expect(shortAmount(0n, 18)).toBe('0')
})

test('six significant digits, wherever the point is; whole coins are never rounded away', () => {
  expect(roundAmount(46_333_333_333_333_335n, 18)).toBe('0.0463333')
  expect(roundAmount(12_345_678_900n, 18)).toBe('0.0000000123457')
  expect(roundAmount(1_234_567_890_123n, 6)).toBe('1,234,568')
  expect(roundAmount(12_345_678n, 0)).toBe('12,345,678')
  expect(roundAmount(999_999_999_999_999_999n, 18)).toBe('1')
  expect(roundAmount(31_000_000n, 6)).toBe('31')
  expect(roundAmount(0n, 18)).toBe('0')
})
