import { expect, test } from 'vitest'

import { payment, paymentDue, paymentEvent } from '../../schema/mall.ts'
import {
  onOrderCaptured,
  onOrderPaid,
  onOrderReclaimed,
  onOrderRefunded,
  onOrderReleased,
  onOrderShipped,
  onOrderVoided,
  onStraySwept,
} from './mall.ts'

const coin = '0x00000000000000000000000000000000000000C0'
const payer = '0x00000000000000000000000000000000000000B1'
const shop = '0x00000000000000000000000000000000000000D1'
const paymentId = `0x${'1a'.repeat(32)}` as const
const orderKey = `0x${'2b'.repeat(32)}` as const
const splitHash = `0x${'3c'.repeat(32)}` as const
const id = `31337-${paymentId}`
const log = {
  chainId: 31_337,
  block: 9,
  at: 1_700_000_000,
  txHash: '0x01',
  logIndex: 3,
  contract: '0x00000000000000000000000000000000000000cc',
} as const
const eventOf = (kind: string, account: string, of: string | null, amount: bigint) => ({
  op: 'insert',
  table: paymentEvent,
  row: {
    id: '31337-9-3',
    chainId: 31_337,
    paymentId,
    kind,
    account: account.toLowerCase(),
    coin: of === null ? null : of.toLowerCase(),
    amount,
    block: 9,
    at: 1_700_000_000,
    txHash: '0x01',
    logIndex: 3,
  },
})
const becomes = (values: object) => ({
  op: 'set',
  table: payment,
  id,
  values: { ...values, updatedBlock: 9 },
})

test('a paid order becomes a payment that holds the whole amount, with every fact of the event', () => {
  const args = {
    paymentId,
    orderKey,
    payer,
    coin,
    amount: 70n,
    splitHash,
    captureBy: 100n,
    refundBy: 200n,
  } as const
  expect(onOrderPaid(args, log)).toEqual([
    {
      op: 'insert',
      table: payment,
      row: {
        id,
        chainId: 31_337,
        paymentId,
        orderKey,
        payer: payer.toLowerCase(),
        coin: coin.toLowerCase(),
        amount: 70n,
        held: 70n,
        refundable: 0n,
        stage: 'paid',
        splitHash,
        captureBy: 100,
        refundBy: 200,
        paidBlock: 9,
        paidAt: 1_700_000_000,
        txHash: '0x01',
        logIndex: 3,
        updatedBlock: 9,
      },
    },
    eventOf('paid', payer, coin, 70n),
  ])
})

test('a capture leaves nothing held, makes it refundable and records who was credited, in the order of the shares', () => {
  const payouts = [
    { account: shop, amount: 68n },
    { account: coin, amount: 2n },
  ] as const
  const due = (place: number, account: string, amount: bigint) => ({
    op: 'insert',
    table: paymentDue,
    row: {
      id: `31337-9-3-${place}`,
      chainId: 31_337,
      eventId: '31337-9-3',
      place,
      account: account.toLowerCase(),
      amount,
      block: 9,
    },
  })
  expect(onOrderCaptured({ paymentId, caller: shop, coin, amount: 70n, payouts }, log)).toEqual([
    becomes({ held: 0n, refundable: 70n }),
    eventOf('captured', shop, coin, 70n),
    due(0, shop, 68n),
    due(1, coin, 2n),
  ])
})

test('a refund is deducted from the held or the refundable amount', () => {
  expect(onOrderVoided({ paymentId, payer, coin, amount: 20n, held: 50n }, log)).toEqual([
    becomes({ held: 50n }),
    eventOf('voided', payer, coin, 20n),
  ])
  expect(onOrderRefunded({ paymentId, payer, from: shop, coin, amount: 5n, refundable: 65n }, log)).toEqual([
    becomes({ refundable: 65n }),
    eventOf('refunded', shop, coin, 5n),
  ])
  expect(onOrderReclaimed({ paymentId, payer, to: shop, coin, amount: 70n }, log)).toEqual([
    becomes({ held: 0n }),
    eventOf('reclaimed', shop, coin, 70n),
  ])
})

test('shipping and releasing change the stage and move no money', () => {
  expect(onOrderShipped({ paymentId, operator: shop, held: 70n }, log)).toEqual([
    becomes({ stage: 'shipped' }),
    eventOf('shipped', shop, null, 70n),
  ])
  expect(onOrderReleased({ paymentId, payer, held: 70n }, log)).toEqual([
    becomes({ stage: 'released' }),
    eventOf('released', payer, null, 70n),
  ])
})

test('a sweep belongs to no payment', () => {
  const nothing = `0x${'0'.repeat(64)}`
  const { row, ...rest } = eventOf('swept', shop, coin, 4n)
  expect(onStraySwept({ coin, to: shop, amount: 4n }, log)).toEqual([
    { ...rest, row: { ...row, paymentId: nothing } },
  ])
})
