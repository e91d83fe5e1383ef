import { bid, sale } from '@mofu/db/app/market/trade'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listBidsFor, listSoldBy } from './store.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'trade')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'trade', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('what was sold stays in the list when its token was burned since, such as a redeemed pet', async () => {
  await db.insert(sale).values({
    id: '5-10-1',
    chainId: 5,
    nftId: '5-0xcc-77',
    collectionId: '5-0xcc',
    kind: 'ask',
    seller: 'sora',
    buyer: 'hana',
    receiver: 'hana',
    coin: '0x00',
    price: 700n,
    fee: 0n,
    creator: 'sora',
    royalty: 0n,
    block: 10,
    at: 1,
    txHash: '0x01',
    logIndex: 1,
  })
  const sold = await listSoldBy(db, 'sora', 5, { before: undefined, most: 10 })
  expect(sold).toMatchObject([{ nftId: '5-0xcc-77', tokenId: 77n, itemName: '', price: 700n }])
})

const nftId = '5-0xcc-1'
const now = 1_000
const [eth, dollar] = ['0x00', '0x06']

let bids = 0

async function placeBid(bidder: string, price: bigint, { coin = eth, endAt = now + 1 } = {}): Promise<void> {
  bids += 1
  const of = { id: `${nftId}-${bidder}`, chainId: 5, nftId, bidder, coin, price, endAt }
  await db.insert(bid).values({ ...of, status: 'open', bidOrder: bids, bidAt: bids, updatedBlock: 1 })
}

async function bidders(account?: string, most = 100): Promise<string[]> {
  const list = await listBidsFor(db, nftId, { time: now, account, most })
  return list.map(({ bidder }) => bidder)
}

test('bids of very little in one coin push out none in another, and nobody misses their own', async () => {
  await placeBid('first', 1n)
  for (let index = 0; index < 101; index += 1) await placeBid(`dust${index}`, 10_000_000_000_000n)
  await placeBid('mei', 5_000_000_000n, { coin: dollar })
  await placeBid('sora', 4_000_000_000n, { coin: dollar })
  const list = await bidders()
  expect(list).toHaveLength(102)
  // The best of each coin first, then the second best.
  expect(list.slice(0, 4)).toEqual(['dust0', 'mei', 'dust1', 'sora'])
  expect(list).not.toContain('first')
  expect(await bidders('first')).toEqual([...list, 'first'])
})

test('bids that have ended come last, however high they are', async () => {
  await db.delete(bid)
  for (let index = 0; index < 3; index += 1) await placeBid(`over${index}`, 900n, { endAt: now })
  await placeBid('low', 2n)
  await placeBid('high', 3n)
  expect(await bidders()).toEqual(['high', 'low', 'over0', 'over1', 'over2'])
  expect(await bidders(undefined, 2)).toEqual(['high', 'low'])
  expect(await bidders('over2', 2)).toEqual(['high', 'low', 'over2'])
})
