import { expect, test } from 'vitest'

import type { TxRecord } from '../../tx/record.ts'
import { hasUncounted } from './uncounted-payment.ts'

const NOW = 1_800_000_000_000
const payer = '0x00000000000000000000000000000000000000aa'
const payment = { chainId: 31_337, payer, coin: payer, amount: 1n } as const
const record: TxRecord = {
  id: 'a',
  chainId: 31_337,
  account: '0x00000000000000000000000000000000000000AA',
  nonce: 4,
  fromBlock: 10,
  fingerprint: '0xf1',
  title: { key: 'gacha.planTitle' },
  invalidates: [['gacha'], ['spending']],
  askedAt: NOW,
  stage: 'sent',
}
const isUncounted = (change: Partial<TxRecord>, now = NOW) =>
  hasUncounted([{ ...record, ...change }], payment, now)

test('a payment is not counted from the moment the wallet is asked until it is indexed', () => {
  expect((['asked', 'sent', 'mined'] as const).map((stage) => isUncounted({ stage }))).toEqual([
    true,
    true,
    true,
  ])
  for (const stage of ['shown', 'final', 'reverted', 'replaced'] as const) {
    expect(isUncounted({ stage })).toBe(false)
  }
})

test('a request that the wallet never answered is given up; a sent payment is not', () => {
  const later = NOW + 10 * 60_000
  expect(isUncounted({ stage: 'asked' }, later)).toBe(false)
  expect(isUncounted({ stage: 'sent' }, later)).toBe(true)
})

test('other wallets, other chains and what costs no spending do not count', () => {
  expect(isUncounted({ account: '0x00000000000000000000000000000000000000bb' })).toBe(false)
  expect(isUncounted({ chainId: 1 })).toBe(false)
  expect(isUncounted({ invalidates: [['market']] })).toBe(false)
  expect(hasUncounted([], payment, NOW)).toBe(false)
})
