import { expect, test } from 'vitest'

import { canRedeem, pledgeParts, redeemPriceAt, settingsFaults } from './pledge-terms.ts'

const pledge = {
  status: 'held',
  from: '0xa',
  sharesCount: 1_000n,
  discount: 20n,
  redeemTime: 100,
  discountAt: 200,
} as const

test('the fee is taken from the shares, and every part is rounded down', () => {
  expect(pledgeParts({ sharesCount: 1_000n, feePercent: 300, discountPrecent: 200 })).toEqual({
    amount: 970n,
    feeAmount: 30n,
    discount: 20n,
  })
  expect(pledgeParts({ sharesCount: 33n, feePercent: 100, discountPrecent: 100 })).toEqual({
    amount: 33n,
    feeAmount: 0n,
    discount: 0n,
  })
})

test('the price falls once, at the time of the discount', () => {
  expect([0, 199, 200, 9_999].map((at) => redeemPriceAt(pledge, at))).toEqual([1_000n, 1_000n, 980n, 980n])
})

test('only the pledger redeems before the limit, then anyone with enough shares, and nobody twice', () => {
  const asked = (account: string, shares: bigint, at: number) => canRedeem(pledge, { account, shares, at })
  expect(asked('0xa', 1_000n, 0)).toBe('yes')
  expect(asked('0xa', 999n, 0)).toBe('too-few-shares')
  expect(asked('0xb', 1_000n, 99)).toBe('only-pledger')
  expect(asked('0xb', 1_000n, 100)).toBe('yes')
  expect(asked('0xb', 980n, 199)).toBe('too-few-shares')
  expect(asked('0xb', 980n, 200)).toBe('yes')
  const gone = canRedeem({ ...pledge, status: 'redeemed' }, { account: '0xa', shares: 1_000n, at: 0 })
  expect(gone).toBe('not-pledged')
})

test('settings beyond the limits of the contract are named, the first of them', () => {
  const good = { sharesCount: 1n, feePercent: 1_000, discountPrecent: 1_000, redeemLimit: 0, discountTime: 0 }
  const year = 365 * 86_400
  expect(settingsFaults({ ...good, redeemLimit: year, discountTime: year })).toEqual([])
  expect(settingsFaults({ ...good, sharesCount: 0n })).toEqual(['shares'])
  expect(settingsFaults({ ...good, sharesCount: 2n ** 96n })).toEqual(['shares'])
  expect(settingsFaults({ ...good, feePercent: 1_001 })).toEqual(['fee'])
  expect(settingsFaults({ ...good, feePercent: 300, discountPrecent: 301 })).toEqual(['discount'])
  expect(settingsFaults({ ...good, redeemLimit: year + 1 })).toEqual(['redeemLimit'])
  expect(settingsFaults({ ...good, discountTime: year + 1 })).toEqual(['discountTime'])
  expect(settingsFaults({ ...good, sharesCount: 0n, redeemLimit: -1 })).toEqual(['shares', 'redeemLimit'])
})
