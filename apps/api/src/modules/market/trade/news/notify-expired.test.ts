import { account, notification } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { collectionOffer } from '@mofu/db/app/market/trade'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { notifyExpired } from './notify-expired.ts'

const chainId = 5
const coin = `0x${'0'.repeat(40)}`
const now = Math.floor(Date.now() / 1_000)

let fresh: FreshDatabase
let db: Database
const ids: Record<string, string> = {}

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'expired_news')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'expired_news', max: 2 }))
  for (const address of ['many', 'few']) {
    const [made] = await db
      .insert(account)
      .values({ address, inviteCode: address, walletChainId: 0 })
      .returning()
    ids[address] = made?.id ?? ''
  }
  const place = { chainId, contract: '0xcc', owner: 'many', creator: 'many', updatedBlock: 1 }
  const facts = { name: 'Cats', symbol: 'CATS', isOpen: true, maxMint: 0n, createdAt: 1 }
  await db.insert(collection).values({ ...place, ...facts, id: '5-0xcc' })
  await db.insert(nft).values({
    ...place,
    id: '5-0xcc-1',
    collectionId: '5-0xcc',
    tokenId: 1n,
    tokenUri: '',
    royalty: 0,
    mintOrder: 1,
    mintedBlock: 1,
    mintedAt: 1,
  })
  const at = { chainId, deployment: '', checkpoint: '', block: 1, finalizedBlock: 1, projectedAt: 1 }
  await db.insert(projection).values({ ...at, blockTime: now })
  const asks = (seller: string, count: number, endAt: number) =>
    db.execute(sql`
      insert into app.ask (id, chain_id, nft_id, seller, coin, price, start_at, end_at, status, listed_order, listed_at,
        updated_block)
      select ${seller} || '-' || i, ${chainId}, '5-0xcc-1', ${seller}, ${coin}, 1, 0, ${endAt}::bigint, 'open', i, 0, 1
      from generate_series(1, ${count}::int) i`)
  await asks('many', 500, now - 60)
  await asks('few', 2, now - 30)
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const newsOf = (address: string) => db.$count(notification, eq(notification.accountId, ids[address] ?? ''))

const step = () =>
  db.transaction((tx) =>
    notifyExpired((() => ({ symbol: 'ETH', decimals: 18 })) as never)(tx, { chainId, after: 0 } as never),
  )

test('however many asks end at once, a block notifies of 200, of everybody’s, and the next ones of the others', async () => {
  await step()
  expect([await newsOf('many'), await newsOf('few')]).toEqual([198, 2])
  await step()
  expect(await newsOf('many')).toBe(398)
  await step()
  await step()
  expect([await newsOf('many'), await newsOf('few')]).toEqual([500, 2])
})

test('a collection offer that has ended is news once, also when a reorg moves it to another block', async () => {
  const own = {
    id: '5-0xcc-few',
    chainId,
    collectionId: '5-0xcc',
    offerer: 'few',
    coin,
    price: 2n,
    quantity: 3,
  }
  const place = { status: 'open', offerOrder: 1, offeredAt: 1, updatedBlock: 1 } as const
  await db.insert(collectionOffer).values({ ...own, ...place, endAt: now - 10 })
  const before = await newsOf('few')
  await step()
  await db.update(collectionOffer).set({ offerOrder: 2, updatedBlock: 2 })
  await step()
  expect(await newsOf('few')).toBe(before + 1)
  const news = await db.select({ facts: notification.facts }).from(notification)
  expect(news).toContainEqual({
    facts: expect.objectContaining({
      collectionId: '5-0xcc',
      title: 'Cats',
      left: '3',
      news: 'collectionOffer',
    }),
  })
})
