import { expect, test } from 'vitest'

import { type Offer, readOffers, writeOffers } from './offer.ts'

const offer: Offer = {
  orderNumber: 'M260101-ABCDEFGH',
  chainId: 31_337,
  contract: '0x00000000000000000000000000000000000000cc',
  coin: '0x0000000000000000000000000000000000000000',
  symbol: 't~U!S D',
  decimals: 18,
  amount: 2n ** 200n,
  paymentId: `0x${'1'.repeat(64)}`,
  orderKey: `0x${'2'.repeat(64)}`,
  splitHash: `0x${'3'.repeat(64)}`,
  payBy: 1,
  captureBy: 2,
  refundBy: 3,
  payer: '0x0000000000000000000000000000000000000000',
  signature: '0xabcd',
  expiresAt: 4,
}

test('offers survive the way through a link, every digit of them', () => {
  expect(readOffers(writeOffers([offer, { ...offer, chainId: 1 }]))).toEqual([
    offer,
    { ...offer, chainId: 1 },
  ])
})

test('a link that lost a part or was changed into something else is none', () => {
  const text = writeOffers([offer])
  for (const broken of ['', text.slice(0, 40), text.replace('0xabcd', 'abcd'), text.replace('31337', '-1')]) {
    expect(readOffers(broken)).toBeUndefined()
  }
})
