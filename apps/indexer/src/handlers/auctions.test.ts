import { expect, test } from 'vitest'

import {
  auctionCoin,
  auctionCollection,
  auctionSettings,
  lot,
  lotBid,
  nftLot,
} from '../../schema/auctions.ts'
import type { Change } from '../change.ts'
import {
  onBidReclaimed,
  onLotBid,
  onLotCreated,
  onLotReturned,
  onLotSettled,
  onLotVoided,
} from './auctions.ts'
import {
  onAuctionCollectionBlacklisted,
  onAuctionPriceLimitsSet,
  onAuctionsPaused,
} from './auctions/settings.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const collection = '0x00000000000000000000000000000000000000C1'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const nft = `31337-${collection.toLowerCase()}-7`
const token = { collection, tokenId: 7n } as const
const lotId = `${nft}-${9 * 4_194_304 + 3}`
const row = {
  id: lotId,
  nftId: nft,
  endAt: log.at + 60,
  extensions: 2,
  bids: 3,
  bidder: hana,
  amount: 100n,
}

/** What the event does to the lot that the token's pointer leads to. */
function onRow(changes: Change[], of: object = row): Change[] {
  const [pointer] = changes
  if (pointer?.op !== 'from') throw new Error('not found by its token')
  expect(pointer).toMatchObject({ table: nftLot, id: nft })
  const [found] = pointer.follows({ lotId } as never)
  if (found?.op !== 'from') throw new Error('not derived from the lot')
  expect(found).toMatchObject({ table: lot, id: lotId })
  return found.follows(of as never)
}

test('a new lot has its terms, and is the one its token leads to from now on', () => {
  const args = {
    ...token,
    seller: mei,
    coin: nobody,
    reserve: 5n,
    start: 10n,
    end: 20n,
    feeRate: 250n,
  } as const
  expect(onLotCreated(args, log)).toMatchObject([
    {
      op: 'insert',
      table: lot,
      row: {
        id: lotId,
        nftId: nft,
        seller: mei.toLowerCase(),
        reserve: 5n,
        startAt: 10,
        endAt: 20,
        feeRate: 250,
        bidder: null,
        status: 'open',
      },
    },
    { op: 'put', table: nftLot, row: { id: nft, lotId } },
  ])
})

test('a bid becomes the highest, names whom it outbid, and extends the lot only if its end moved', () => {
  const late = BigInt(row.endAt + 540)
  expect(onRow(onLotBid({ ...token, bidder: mei, amount: 105n, end: late }, log))).toMatchObject([
    { table: lot, id: lotId, values: { bidder: mei.toLowerCase(), amount: 105n, bids: 4, extensions: 3 } },
    {
      table: lotBid,
      row: {
        lotId,
        bidder: mei.toLowerCase(),
        outbidBidder: hana,
        outbidAmount: 100n,
        endAt: row.endAt + 540,
        isExtending: true,
      },
    },
  ])
  const early = onLotBid({ ...token, bidder: mei, amount: 105n, end: BigInt(row.endAt) }, log)
  expect(onRow(early)).toMatchObject([{ values: { extensions: 2 } }, { row: { isExtending: false } }])
})

test('a settled lot is sold with the parts of its price', () => {
  const parts = { fee: 2n, creator: hana, royalty: 5n } as const
  expect(onRow(onLotSettled({ ...token, ...parts }, log))).toMatchObject([
    { table: lot, values: { status: 'sold', ...parts, closedAt: log.at, closedTx: '0x01' } },
  ])
})

test('a token that returns before the end was cancelled, and after it found no bid', () => {
  expect(onRow(onLotReturned(token, log))).toMatchObject([{ values: { status: 'cancelled' } }])
  expect(onRow(onLotReturned(token, log), { ...row, endAt: log.at })).toMatchObject([
    { values: { status: 'returned', closedAt: log.at } },
  ])
})

test('a reclaimed bid leaves the lot open without a bidder, and a voided lot is closed', () => {
  const [reclaimed] = onRow(onBidReclaimed({ ...token, amount: 100n }, log))
  expect(reclaimed).toMatchObject({ values: { bidId: null, bidder: null, amount: null, reclaimed: 100n } })
  expect(reclaimed).not.toHaveProperty('values.status')
  expect(onRow(onLotVoided(token, log))).toMatchObject([{ values: { status: 'voided' } }])
})

test('settings keep what an event does not name, and the native coin is supported without an event', () => {
  expect(onAuctionsPaused({}, log)).toMatchObject([
    { op: 'merge', table: auctionSettings, values: { isPaused: true } },
  ])
  expect(onAuctionPriceLimitsSet({ coin: nobody, floor: 1n, ceiling: 2n }, log)).toMatchObject([
    { op: 'merge', table: auctionCoin, row: { isSupported: true }, values: { floor: 1n, ceiling: 2n } },
  ])
  const [blacklisted] = onAuctionCollectionBlacklisted({ collection, blacklisted: true }, log)
  expect(blacklisted).toMatchObject({ table: auctionCollection, values: { isBlacklisted: true } })
  expect(blacklisted).not.toHaveProperty('values.isSupported')
})
