import { account } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import { bid } from '@mofu/db/app/market/trade'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listTradeNews } from './store.ts'

const chainId = 5
const contract = '0x00000000000000000000000000000000000000cc'
const collectionId = `${chainId}-${contract}`
const nftId = `${collectionId}-1`
const [owner, alice, bob, carol] = ['b1', 'b2', 'b3', 'b4'].map((end) => `0x${end.padStart(40, '0')}`) as [
  string,
  string,
  string,
  string,
]
/** News of long ago are not told. */
const now = Math.floor(Date.now() / 1_000)

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'trade_news')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'trade_news', max: 2 }))
  const people = [owner, alice, bob, carol]
  await db
    .insert(account)
    .values(people.map((address, index) => ({ address, inviteCode: `code${index}`, walletChainId: 0 })))
  const common = { chainId, contract, owner, creator: owner, updatedBlock: 1 }
  const facts = { name: 'Pets', symbol: 'P', maxMint: 0n, isOpen: false, createdAt: 1 }
  await db.insert(collection).values({ id: collectionId, ...common, ...facts })
  const minted = { mintOrder: 1, mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0 }
  await db.insert(nft).values({ id: nftId, collectionId, tokenId: 1n, ...common, ...minted })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

/** Makes a bid and says who is told that they were outbid by it. */
async function outbidBy(bidder: string, price: bigint, { at, endAt }: { at: number; endAt: number }) {
  const id = `${nftId}-${bidder}`
  const offered = { chainId, nftId, coin: zeroAddress, price }
  const facts = { bidder, endAt, status: 'open', bidOrder: at, bidAt: at, updatedBlock: 1 } as const
  await db.insert(bid).values({ id, ...offered, ...facts })
  const event = {
    from: bidder,
    to: zeroAddress,
    kind: 'bid',
    block: at,
    at,
    txHash: '0x1',
    logIndex: 1,
  } as const
  await db.insert(activity).values({ id, collectionId, ...offered, ...event })
  const news = (await db.transaction((tx) => listTradeNews(tx, [id]))).filter(({ kind }) => kind === 'outbid')
  const accounts = await db.select({ id: account.id, address: account.address }).from(account)
  return news.map(({ account_id }) => accounts.find((one) => one.id === account_id)?.address)
}

test('the best bidder who can still be accepted is told of a higher bid, and not one whose bid has ended', async () => {
  const later = now + 86_400
  expect(await outbidBy(alice, 10n, { at: now - 300, endAt: now - 200 })).toEqual([])
  expect(await outbidBy(bob, 3n, { at: now - 200, endAt: later })).toEqual([])
  expect(await outbidBy(carol, 4n, { at: now - 100, endAt: later })).toEqual([bob])
  expect(await outbidBy(owner, 11n, { at: now - 50, endAt: later })).toEqual([carol])
})

test('a bid that is live at the time of the event is told of one above it, up to its last second', async () => {
  await db.delete(bid)
  await db.delete(activity).where(eq(activity.nftId, nftId))
  const end = now - 100
  expect(await outbidBy(alice, 5n, { at: now - 300, endAt: end })).toEqual([])
  expect(await outbidBy(bob, 6n, { at: end - 1, endAt: now + 100 })).toEqual([alice])
})
