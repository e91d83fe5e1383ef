import { sale } from '@mofu/db/app/market/trade'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listSoldBy } from './store.ts'

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
