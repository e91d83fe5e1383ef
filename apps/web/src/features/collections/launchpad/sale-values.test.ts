import { expect, test } from 'vitest'

import { payableCoins } from './sale-values.ts'

const ether = { address: `0x${'0'.repeat(40)}` }
const dollar = { address: `0x${'A'.repeat(40)}` }
const yen = { address: `0x${'b'.repeat(40)}` }
const coins = [ether, dollar, yen]

test('where the mint fee is a token, a sale is paid in that token or in the native coin', () => {
  expect(payableCoins(coins, { amount: 1n, token: undefined })).toEqual(coins)
  expect(payableCoins(coins, { amount: 0n, token: yen.address })).toEqual(coins)
  expect(payableCoins(coins, { amount: 1n, token: dollar.address.toLowerCase() })).toEqual([ether, dollar])
})
