import { expect, test } from 'vitest'

import { checkedList, listDefaults, newSale, payableCoins } from './sale-values.ts'

const ether = { address: `0x${'0'.repeat(40)}` }
const dollar = { address: `0x${'A'.repeat(40)}` }
const yen = { address: `0x${'b'.repeat(40)}` }
const coins = [ether, dollar, yen]

test('where the mint fee is a token, a sale is paid in that token or in the native coin', () => {
  expect(payableCoins(coins, { amount: 1n, token: undefined })).toEqual(coins)
  expect(payableCoins(coins, { amount: 0n, token: yen.address })).toEqual(coins)
  expect(payableCoins(coins, { amount: 1n, token: dollar.address.toLowerCase() })).toEqual([ether, dollar])
})

test('a list that was built with another price has to be checked again', () => {
  const values = { ...newSale, coin: ether.address }
  const stored = { merkleRoot: '0x01', treeUri: 'ipfs://list', count: 2 } as const
  const list = { ...stored, defaults: listDefaults(values, 18) }
  expect(checkedList(values, 18)).toBeUndefined()
  expect(checkedList({ ...values, list }, 18)).toBe(list)
  expect(checkedList({ ...values, list, price: '0.02' }, 18)).toBe('unchecked')
  expect(checkedList({ ...values, list, limit: '2' }, 18)).toBe('unchecked')
  expect(checkedList({ ...values, list }, 6)).toBe('unchecked')
})
