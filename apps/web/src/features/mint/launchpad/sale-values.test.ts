import { expect, test } from 'vitest'

import { listedMost, payableCoins, readLimit, readPrice, readWallets } from './sale-values.ts'

const ether = { address: `0x${'0'.repeat(40)}` }
const dollar = { address: `0x${'A'.repeat(40)}` }
const yen = { address: `0x${'b'.repeat(40)}` }
const coins = [ether, dollar, yen]

test('a price is read in its own coin’s digits, and never more than the chain holds', () => {
  expect(readPrice(' 2.5 ', 6)).toBe(2_500_000n)
  expect(readPrice('0.0000001', 6)).toBeUndefined()
  expect(readPrice(String(2n ** 96n - 1n), 0)).toBe(2n ** 96n - 1n)
  expect(readPrice(String(2n ** 96n), 0)).toBeUndefined()
  expect(readPrice('a lot', 18)).toBeUndefined()
})

test('a limit is a whole number from 1 on', () => {
  expect([readLimit('1'), readLimit('4294967295')]).toEqual([1, 4_294_967_295])
  for (const wrong of ['0', '', '1.5', '4294967296', '-1']) expect(readLimit(wrong)).toBeUndefined()
})

test('where the mint fee is a token, a sale is paid in that one or in the chain’s own coin', () => {
  expect(payableCoins(coins, { amount: 1n, token: undefined })).toEqual(coins)
  expect(payableCoins(coins, { amount: 0n, token: yen.address })).toEqual(coins)
  expect(payableCoins(coins, { amount: 1n, token: dollar.address.toLowerCase() })).toEqual([ether, dollar])
})

test('wallets are taken one a line, each once, and all or none', () => {
  const [a, b] = [yen.address, `0x${'c'.repeat(40)}`]
  expect(readWallets(`${a}\n${b}, ${a}`)).toEqual([a, b])
  expect(readWallets(`${a}\nnobody`)).toBeUndefined()
  expect(readWallets('  ')).toBeUndefined()
  const many = Array.from({ length: listedMost + 1 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  expect(readWallets(many.slice(1).join('\n'))).toHaveLength(listedMost)
  expect(readWallets(many.join('\n'))).toBeUndefined()
})
