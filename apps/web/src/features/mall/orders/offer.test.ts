import type { PayOption } from '@mofu/wire/mall/payments'
import { expect, test } from 'vitest'

import { coinChoices } from './offer.ts'

const option = (orderId: string, token: string, amount: string, minute: number): PayOption => ({
  orderId,
  chainId: 31_337,
  network: 'petchain',
  token,
  symbol: token,
  decimals: 18,
  amount,
  quote: {
    paymentId: '0x1',
    orderKey: '0x2',
    coin: '0x3',
    amount,
    splitHash: '0x4',
    payBy: 1,
    captureBy: 2,
    refundBy: 3,
    payer: '0x0',
  },
  signature: '0x5',
  contract: '0x6',
  expiresAt: new Date(minute * 60_000).toISOString(),
  confirmationsRequired: 2,
  price: { answer: '1', decimals: 8 },
})

test('a coin is offered when every order can be paid in it, until the first of its offers expires', () => {
  const orders = [{ id: 'a' }, { id: 'b' }]
  const options = [
    option('a', 'ETH', '5', 10),
    option('b', 'ETH', '7', 8),
    option('a', 'USD', '9', 30),
    // Of an order that was paid in the meantime.
    option('c', 'USD', '9', 30),
  ]
  const choices = coinChoices(orders, options)
  expect(choices.map(({ first, total, expiresAt }) => [first.symbol, total, expiresAt])).toEqual([
    ['ETH', 12n, 480],
  ])
  expect(choices[0]?.options.map(({ orderId }) => orderId)).toEqual(['a', 'b'])
})
