import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { name } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { nameTimes } from '@mofu/domain/name-state'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { findNft } from '../store.ts'
import { listHeldBy, listNftsAfter } from './store.ts'

const of = { chainId: 5, contract: '0x00000000000000000000000000000000000000cc' }
const collectionId = `5-${of.contract}`
const hana = '0x00000000000000000000000000000000000000b1'
const now = 1_800_000_000

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'nfts')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'nfts', max: 2 }))
  const common = { owner: hana, creator: hana, updatedBlock: 1 }
  const facts = { name: 'Names', symbol: 'N', maxMint: 0n, isOpen: false, createdAt: 1 }
  await db.insert(collection).values({ id: collectionId, ...of, ...common, ...facts })
  await register('live', 1, now + 1)
  await register('grace', 2, now - nameTimes.grace + 1)
  await register('free', 3, now - nameTimes.grace)
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function register(label: string, order: number, expiry: number): Promise<void> {
  const id = `${collectionId}-${order}`
  const token = { id, ...of, tokenId: BigInt(order), owner: hana, updatedBlock: 1 }
  const minted = { mintOrder: order, mintedBlock: 1, mintedAt: 1, tokenUri: '', royalty: 0 }
  await db.insert(nft).values({ ...token, ...minted, collectionId, creator: hana, title: label })
  const registered = { registeredAt: 1, registeredOrder: order, movedOrder: order }
  await db.insert(name).values({ ...token, ...registered, label, skeleton: label, expiry })
}

test('a name in its grace period is among the tokens of its owner, and one that is free again is not', async () => {
  const filter = { chainId: 5, now, owner: hana, isHidden: false, isListed: false, traits: [], search: '' }
  for (const search of ['', 're', 'ra']) {
    const list = await listNftsAfter(db, { ...filter, search }, 'newest', undefined, 10)
    expect(list.map(({ title }) => title)).not.toContain('free')
  }
  const list = await listNftsAfter(db, filter, 'newest', undefined, 10)
  expect(list.map(({ title }) => title)).toEqual(['grace', 'live'])
})

test('all NFTs of an address leave out a name that is free again, unless it is asked for what the address created', async () => {
  const filter = { chainId: 5, now, search: '', tokenIds: [] }
  const titles = async (mustHold: boolean) =>
    (await listHeldBy(db, hana, { ...filter, mustHold }, { skip: 0, most: 10 })).map(({ title }) => title)
  expect(await titles(true)).toEqual(['grace', 'live'])
  expect(await titles(false)).toEqual(['free', 'grace', 'live'])
})

test('a name says when it expires on the page of its token', async () => {
  expect(await findNft(db, `${collectionId}-3`)).toMatchObject({
    title: 'free',
    expiry: now - nameTimes.grace,
  })
  await db.delete(name).where(eq(name.id, `${collectionId}-3`))
  expect(await findNft(db, `${collectionId}-3`)).toMatchObject({ title: 'free', expiry: null })
})
