import { expect, test } from 'vitest'

import {
  currentPrice,
  floorPrice,
  minimumOut,
  type Pool,
  priceImpact,
  quoteSwap,
  swapPrice,
} from './exchange-quote.ts'

const ETH = 10n ** 18n
/** A young pool: 1 ETH of virtual base for 1,000 GBT, nothing paid in, a fee of 1%. */
const pool: Pool = {
  realBase: 0n,
  virtualBase: ETH,
  tokenReserve: 1_000n * ETH,
  totalSupply: 1_000n * ETH,
  feeRate: 100n,
}

test('a purchase pays the fee in the base coin and moves along the curve', () => {
  // 1 ETH less 1% is 0.99: 1000 − 1000 / 1.99, rounded against the buyer.
  const quote = quoteSwap(pool, 'buy', ETH)
  expect(quote).toEqual({ side: 'buy', amountIn: ETH, out: 497_487_437_185_929_648_241n, fee: ETH / 100n })
})

test('selling all of it back returns what was paid, less both fees', () => {
  const bought = quoteSwap(pool, 'buy', ETH)
  if (!bought) throw new Error('no quote')
  const after = {
    ...pool,
    realBase: ETH - bought.fee,
    tokenReserve: pool.tokenReserve - bought.out,
  }
  const sold = quoteSwap(after, 'sell', bought.out)
  expect(sold?.out).toBe(980_100_000_000_000_000n)
  expect((sold?.out ?? 0n) + (sold?.fee ?? 0n)).toBeLessThanOrEqual(after.realBase)
  expect(currentPrice(after)).toBeGreaterThan(currentPrice(pool))
  expect(floorPrice(after)).toBe(floorPrice(pool))
})

test('what the contract refuses has no quote', () => {
  expect(quoteSwap(pool, 'buy', 0n)).toBeUndefined()
  expect(quoteSwap(pool, 'buy', 2n ** 96n)).toBeUndefined()
  // Nothing is in circulation yet.
  expect(quoteSwap(pool, 'sell', 1n)).toBeUndefined()
})

test('the impact is how much worse the price of the swap is than the current one', () => {
  const small = quoteSwap(pool, 'buy', ETH / 1_000n)
  const large = quoteSwap(pool, 'buy', ETH)
  if (!small || !large) throw new Error('no quote')
  expect(priceImpact(pool, small)).toBe(10n)
  expect(priceImpact(pool, large)).toBe(4_975n)
  expect(swapPrice(large)).toBeGreaterThan(currentPrice(pool))
})

test('the minimum is rounded in favour of the user', () => {
  expect(minimumOut(1_000n, 50n)).toBe(995n)
  expect(minimumOut(1n, 50n)).toBe(1n)
  expect(minimumOut(0n, 50n)).toBe(0n)
})

test('the impact is exact where one GBT costs less than the smallest unit of a coin with 6 or 2 decimals', () => {
  // 1 000 tUSD against a billion GBT: one GBT costs one unit, and prices in whole units tell nothing.
  const cheap = { realBase: 0n, virtualBase: 10n ** 9n, tokenReserve: 10n ** 27n, totalSupply: 10n ** 27n }
  const pool = { ...cheap, feeRate: 0n }
  const bought = quoteSwap(pool, 'buy', 250_000_000n)
  expect(bought && priceImpact(pool, bought)).toBe(2_000n)
  const after = { ...pool, realBase: 10n ** 9n, tokenReserve: 5n * 10n ** 26n }
  const sold = quoteSwap(after, 'sell', 10n ** 26n)
  expect(sold && priceImpact(after, sold)).toBe(1_667n)
  const cents = { ...pool, virtualBase: 10n ** 5n }
  const paid = quoteSwap(cents, 'buy', 25_000n)
  expect(paid && priceImpact(cents, paid)).toBe(2_000n)
})
