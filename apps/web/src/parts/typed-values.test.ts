import { expect, test } from 'vitest'

import { listedMost, readLimit, readPrice, readWallets } from './typed-values.ts'

test('a price is parsed with its coin’s decimals, and never exceeds what the contract holds', () => {
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

test('wallets are read one per line, each once, and all or none', () => {
  const [a, b] = [`0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`]
  expect(readWallets(`${a}\n${b}, ${a}`)).toEqual([a, b])
  expect(readWallets(`${a}\nnobody`)).toBeUndefined()
  expect(readWallets('  ')).toBeUndefined()
  const many = Array.from({ length: listedMost + 1 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  expect(readWallets(many.slice(1).join('\n'))).toHaveLength(listedMost)
  expect(readWallets(many.join('\n'))).toBeUndefined()
})
