import { expect, test } from 'vitest'

import { readAmount } from './read-amount.ts'
import { readWhitelist, writeWhitelist } from './whitelist.ts'

const a = '0x00000000000000000000000000000000000000A1'
const b = '0x00000000000000000000000000000000000000b2'
const defaults = { price: 5n, limit: 2n, decimals: 18 }

test('a line gives an address, optionally with a price and a limit', () => {
  const { rows, faults } = readWhitelist(
    `\uFEFFaddress,price,limit\r\n${a}\r\n\r\n"${b}";0.05;3\r\n`,
    defaults,
  )
  expect(faults).toEqual([])
  expect(rows).toEqual([
    { addr: a.toLowerCase(), price: 5n, limit: 2n },
    { addr: b, price: 5n * 10n ** 16n, limit: 3n },
  ])
  expect(readWhitelist(writeWhitelist(rows), { price: 0n, limit: 0n, decimals: 0 }).rows).toEqual(rows)
})

test('a price has up to 256 bits, to the last digit', () => {
  const most = 2n ** 256n - 1n
  const whole = '115792089237316195423570985008687907853269984665640564039457'
  const digits = `${whole}.584007913129639935`
  expect(readWhitelist(`${a},${digits}`, defaults).rows).toEqual([
    { addr: a.toLowerCase(), price: most, limit: 2n },
  ])
  const more = `${whole}.584007913129639936`
  expect(readWhitelist(`${a},${more}`, defaults).faults).toMatchObject([{ line: 1, why: 'price' }])
})

test('every invalid line is reported with its number and the reason', () => {
  const { rows, faults } = readWhitelist(
    [a, 'hello', `${a.toLowerCase()}`, `${b},-1`, `${b},1,0`, `${b},1,1,1`, `${b},1e-30`].join('\n'),
    defaults,
  )
  expect(rows).toHaveLength(1)
  expect(faults.map(({ line, why }) => [line, why])).toEqual([
    [2, 'address'],
    [3, 'twice'],
    [4, 'price'],
    [5, 'limit'],
    [6, 'columns'],
    [7, 'price'],
  ])
})

test('amounts are read digit by digit, never as floats', () => {
  expect(readAmount('0.1', 18)).toBe(10n ** 17n)
  expect(readAmount('9007199254740993', 18)).toBe(9007199254740993n * 10n ** 18n)
  expect(readAmount('1.0000000000000000001', 18)).toBeUndefined()
  expect(readAmount('1.50', 1)).toBe(15n)
  expect(readAmount('', 18)).toBeUndefined()
})
