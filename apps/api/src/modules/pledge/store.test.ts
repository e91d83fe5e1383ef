import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { pledge } from '@mofu/db/app/pledge'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listPledges } from './list-pledges.ts'

const chainId = 5
const contract = '0x00000000000000000000000000000000000000cc'
const hana = '0x00000000000000000000000000000000000000b1'
const collectionId = `${chainId}-${contract}`
const nftId = `${collectionId}-7`

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'pledges')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'pledges', max: 2 }))
  const of = { chainId, contract, owner: hana, creator: hana, updatedBlock: 1 }
  const named = { name: 'Some', symbol: 'S', maxMint: 0n, isOpen: false, createdAt: 1 }
  await db.insert(collection).values({ id: collectionId, ...of, ...named })
  const minted = { mintOrder: 1, mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0 }
  await db.insert(nft).values({ id: nftId, ...of, ...minted, collectionId, tokenId: 7n, title: 'Momo' })
  const shares = {
    coin: 1n,
    sharesCount: 100n,
    feeAmount: 5n,
    discount: 0n,
    feePercent: 500,
    discountPrecent: 0,
  }
  const times = {
    time: 1,
    redeemTime: 100,
    discountAt: 100,
    pledgedOrder: 1,
    pledgedTx: '0x1',
    updatedBlock: 1,
  }
  const token = { id: 'p', chainId, contract, nftId, collection: contract, tokenId: 7n, from: hana }
  await db.insert(pledge).values({ ...token, ...shares, ...times, status: 'held' })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('a pledge of a hidden collection stays in the list, without picture and title', async () => {
  const page = { chainId, state: 'held' as const, time: 10, from: undefined, after: undefined, pageSize: 10 }
  const shown = async () =>
    (await listPledges(db, page)).list.map(({ id, media, isHidden }) => [id, media?.title, isHidden])
  expect(await shown()).toEqual([['p', 'Momo', false]])
  for (const state of ['hidden', 'disabled'] as const) {
    await db.update(collection).set({ state })
    expect(await shown()).toEqual([['p', undefined, true]])
  }
})
