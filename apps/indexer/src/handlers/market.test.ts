import { expect, test } from 'vitest'

import { ask, bid, offerEvent, sale, sellRound } from '../../schema/market.ts'
import {
  onAllAsksCancelled,
  onAskCancelled,
  onAskFilled,
  onAskSet,
  onBidAccepted,
  onBidCancelled,
  onBidSet,
} from './market.ts'

const market = '0x00000000000000000000000000000000000000aa'
const collection = '0x00000000000000000000000000000000000000CC'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = {
  chainId: 31_337,
  block: 9,
  at: 1_700_000_000,
  txHash: '0x01',
  logIndex: 3,
  contract: market,
} as const
const token = { collection, tokenId: 7n } as const
const nftId = `31337-${collection.toLowerCase()}-7`
const cuts = { fee: 3n, creator: mei, royalty: 5n } as const

test('an ask becomes its seller’s one row for the token, and one event', () => {
  const args = { ...token, seller: hana, coin: nobody, price: 100n, start: 5n, end: 50n } as const
  expect(onAskSet(args, log)).toEqual([
    {
      op: 'put',
      table: ask,
      row: expect.objectContaining({
        id: `${nftId}-${hana}`,
        nftId,
        market,
        price: 100n,
        startAt: 5,
        endAt: 50,
        status: 'open',
        listedOrder: 9 * 4_194_304 + 3,
      }),
    },
    {
      op: 'insert',
      table: offerEvent,
      row: expect.objectContaining({ id: '31337-9-3', kind: 'list', by: hana, price: 100n, coin: nobody }),
    },
  ])
  expect(onAskCancelled({ ...token, seller: hana }, log)[0]).toEqual({
    op: 'set',
    table: ask,
    id: `${nftId}-${hana}`,
    values: { status: 'cancelled', updatedBlock: 9 },
  })
})

test('ending all asks at once is one row of the seller: no lookup is needed', () => {
  expect(onAllAsksCancelled({ seller: mei, round: 2n }, log)).toEqual([
    {
      op: 'put',
      table: sellRound,
      row: expect.objectContaining({
        seller: mei.toLowerCase(),
        round: 2n,
        cancelledOrder: 9 * 4_194_304 + 3,
      }),
    },
  ])
})

test('a purchase closes the ask and is a sale with every part of its price', () => {
  const args = { ...token, ...cuts, seller: hana, buyer: mei, to: hana, coin: nobody, price: 100n } as const
  const [closed, sold] = onAskFilled(args, log)
  expect(closed).toMatchObject({ table: ask, values: { status: 'filled' } })
  expect(sold).toEqual({
    op: 'insert',
    table: sale,
    row: expect.objectContaining({
      kind: 'ask',
      seller: hana,
      buyer: mei.toLowerCase(),
      receiver: hana,
      price: 100n,
      fee: 3n,
      royalty: 5n,
    }),
  })
})

test('a bid is one row that changes with it, until it is cancelled or accepted', () => {
  const args = { ...token, bidder: mei, coin: nobody, price: 60n, end: 80n } as const
  expect(onBidSet(args, log)[0]).toMatchObject({ op: 'put', table: bid, row: { price: 60n, status: 'open' } })
  expect(onBidCancelled(args, log)).toMatchObject([
    { table: bid, values: { status: 'cancelled' } },
    { table: offerEvent, row: { kind: 'unbid', price: 60n } },
  ])
  expect(onBidAccepted({ ...args, ...cuts, seller: hana }, log)).toMatchObject([
    { table: bid, values: { status: 'accepted' } },
    { table: sale, row: { kind: 'bid', seller: hana, receiver: mei.toLowerCase() } },
  ])
})
