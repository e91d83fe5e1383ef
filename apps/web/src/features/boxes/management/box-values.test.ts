import { expect, test } from 'vitest'

import { localTimeText } from '../../../parts/local-time.ts'
import { newBox, readTerms, withoutHidden } from './box-values.ts'

const native = `0x${'0'.repeat(40)}`
const coin = { coin: native, symbol: 'ETH', decimals: 18, floor: '1000', ceiling: '0' }
const fresh = { promised: undefined, now: 1_000_000 }
const values = { ...newBox(native), price: '0.05', commission: '2.5' }

test('terms become what the contract takes: smallest units, basis points and seconds', () => {
  expect(readTerms({ ...values, minPrice: '0.01' }, coin, fresh)).toEqual({
    terms: {
      coin: native,
      price: 50_000_000_000_000_000n,
      rules: { commissionRate: 250, allOpen: true, openAt: 0, minPrice: 10_000_000_000_000_000n },
    },
  })
})

test('version V1 ignores rules that were typed for another version', () => {
  const typed = { ...values, version: 'V1', commission: '99', openAt: 'x', allOpen: false } as const
  expect(readTerms(withoutHidden(typed), coin, fresh)).toEqual({
    terms: { coin: native, price: 0n, rules: { commissionRate: 0, allOpen: true, openAt: 0, minPrice: 0n } },
  })
  expect(withoutHidden(values)).toBe(values)
})

test('without one price for all, a typed price does not count', () => {
  const read = readTerms({ ...values, hasOnePrice: false, price: 'a lot' }, coin, fresh)
  expect(read).toMatchObject({ terms: { price: 0n } })
})

test.each([
  ['no price', { price: '' }, { price: 'priceWrong' }],
  ['a price of 0', { price: '0' }, { price: 'priceWrong' }],
  ['below the floor of the coin', { price: '1e-16' }, { price: 'priceLow' }],
  ['a lowest price above the price', { minPrice: '0.06' }, { minPrice: 'minPriceAbove' }],
  ['a commission above 30%', { commission: '30.01' }, { commission: 'commissionWrong' }],
  ['a commission finer than a basis point', { commission: '1.234' }, { commission: 'commissionWrong' }],
  [
    'opening in more than 30 days',
    { openAt: localTimeText(1_000_000 + 31 * 86_400) },
    { openAt: 'openTooLate' },
  ],
])('refused: %s', (_, changed, problems) => {
  expect(readTerms({ ...values, ...changed }, coin, fresh)).toEqual({ problems })
})

test('above the ceiling of the coin a price is refused', () => {
  const capped = { ...coin, ceiling: '10000' }
  expect(readTerms(values, capped, fresh)).toEqual({ problems: { price: 'priceHigh' } })
})

test('while NFTs are in, the lowest price cannot fall and the commission cannot rise', () => {
  const now = { promised: { minPrice: 2_000n, commissionRate: 100 }, now: 0 }
  expect(readTerms({ ...values, minPrice: '1e-15' }, coin, now)).toEqual({
    problems: { minPrice: 'minPriceFalls', commission: 'commissionRises' },
  })
})
