import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { name, nameText } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { CollectionState } from '@mofu/domain/collection-states'
import { avatarOfNft } from '@mofu/domain/name-records'
import { nameTimes } from '@mofu/domain/name-state'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { showName } from './show-name.ts'
import { listNameRows } from './store.ts'

const chainId = 5
const names = '0x00000000000000000000000000000000000000cc'
const pets = '0x00000000000000000000000000000000000000dd'
const hana = '0x00000000000000000000000000000000000000b1'
const now = 1_800_000_000
const day = 86_400

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'names')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'names', max: 2 }))
  await insertCollection(names, 'unverified')
  await register('long', 1, now + 200 * day)
  await register('ending', 2, now + day)
  await register('late', 3, now - day)
  await register('lapsed', 4, now - nameTimes.grace)
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function insertCollection(contract: string, state: CollectionState): Promise<void> {
  const common = { owner: hana, creator: hana, name: 'Some', symbol: 'S', maxMint: 0n, isOpen: false }
  const of = { id: `${chainId}-${contract}`, chainId, contract, createdAt: 1, updatedBlock: 1 }
  await db.insert(collection).values({ ...of, ...common, state })
}

type Media = Partial<Pick<typeof nft.$inferInsert, 'mediaType' | 'mediaUrl' | 'posterUrl'>>

async function insertToken(contract: string, order: number, title: string, media: Media = {}) {
  const id = `${chainId}-${contract}-${order}`
  const facts = { owner: hana, creator: hana, tokenUri: '', royalty: 0, mintOrder: order, mintedBlock: 1 }
  const token = { id, chainId, collectionId: `${chainId}-${contract}`, contract, tokenId: BigInt(order) }
  await db.insert(nft).values({ ...token, ...facts, mintedAt: 1, updatedBlock: 1, title, ...media })
  return id
}

async function register(label: string, order: number, expiry: number): Promise<void> {
  const id = await insertToken(names, order, `${label}.pet`)
  const facts = { registeredAt: 1, registeredOrder: order, movedOrder: 1, updatedBlock: 1 }
  const of = { id, chainId, contract: names, tokenId: BigInt(order) }
  await db.insert(name).values({ ...of, label, skeleton: label, owner: hana, expiry, ...facts })
}

test('a name that has expired no longer ends soon', async () => {
  const page = { chainId, time: now, search: '', after: undefined, most: 10 }
  const labels = async (filter: 'all' | 'ending') =>
    (await listNameRows(db, { ...page, filter })).map(({ label }) => label)
  expect(await labels('ending')).toEqual(['ending'])
  expect(await labels('all')).toEqual(['late', 'ending', 'long'])
})

test('a pet of a hidden collection is no avatar, and a video is shown by its poster', async () => {
  await insertCollection(pets, 'verified')
  const media = { mediaType: 'VIDEO', mediaUrl: 'film.mp4', posterUrl: 'film.webp' } as const
  const pet = await insertToken(pets, 9, 'Momo', media)
  const id = `${chainId}-${names}-1`
  const record = { id: `${id}-avatar`, chainId, nameId: id, key: 'avatar', value: avatarOfNft(pet) }
  await db.insert(nameText).values({ ...record, setOrder: 2, updatedBlock: 1 })
  const avatar = async () => (await showName(db, { id, time: now })).avatar
  expect(await avatar()).toEqual({ id: pet, title: 'Momo', url: 'film.webp' })
  for (const state of ['hidden', 'disabled'] as const) {
    await db.update(collection).set({ state })
    expect(await avatar()).toBeNull()
  }
})
