import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { name, nameText, primaryName } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { CollectionState } from '@mofu/domain/collection-states'
import { avatarNftId, avatarOfNft } from '@mofu/domain/name-records'
import { nameTimes } from '@mofu/domain/name-state'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listIdentities } from './list-identities.ts'
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

async function choosePrimary(account: string, order: number, setOrder = 2): Promise<void> {
  const nameId = `${chainId}-${names}-${order}`
  const facts = { nameId, setOrder, updatedBlock: 1 }
  const row = { id: `${chainId}-${account}`, chainId, account, ...facts }
  await db.insert(primaryName).values(row).onConflictDoUpdate({ target: primaryName.id, set: facts })
}

const identityOf = async (account: string, time = now) =>
  (await listIdentities(db, { chainId, time, accounts: [account] }))[0]

test('an address is shown by its primary name until the second of its expiry, and not in the grace period', async () => {
  await choosePrimary(hana, 2)
  const expiry = now + day
  const nameId = `${chainId}-${names}-2`
  const identity = { address: hana, nameId, name: 'ending.pet', expiry, avatar: null }
  expect(await identityOf(hana)).toEqual(identity)
  expect(await identityOf(hana, expiry - 1)).toEqual(identity)
  expect(await identityOf(hana, expiry)).toBeUndefined()
  await choosePrimary(hana, 3)
  expect(await identityOf(hana)).toBeUndefined()
  await choosePrimary(hana, 4)
  expect(await identityOf(hana)).toBeUndefined()
})

test('a name that was registered or moved since, resolves elsewhere or is of another chain is not shown', async () => {
  await choosePrimary(hana, 2)
  const row = eq(name.id, `${chainId}-${names}-2`)
  expect(await listIdentities(db, { chainId: 6, time: now, accounts: [hana] })).toEqual([])
  await db.update(name).set({ addr: pets }).where(row)
  expect(await identityOf(hana)).toBeUndefined()
  expect(await identityOf(pets)).toBeUndefined()
  // Another registered it: the row is that of the new registration, and the old choice is older.
  await db.update(name).set({ addr: null, owner: pets, registeredOrder: 9, movedOrder: 9 }).where(row)
  expect(await identityOf(hana)).toBeUndefined()
  // Even if the first owner gets it again: nothing of before comes back.
  await db.update(name).set({ owner: hana }).where(row)
  expect(await identityOf(hana)).toBeUndefined()
  await choosePrimary(hana, 2, 10)
  expect(await identityOf(hana)).toMatchObject({ name: 'ending.pet' })
})

test('an avatar is a token that the address owns, of a collection that lists show', async () => {
  await choosePrimary(hana, 1)
  await db.update(collection).set({ state: 'verified' })
  const pet = `${chainId}-${pets}-9`
  const record = `${chainId}-${names}-1-avatar`
  const write = (value: string) => db.update(nameText).set({ value }).where(eq(nameText.id, record))
  const avatar = async () => (await identityOf(hana))?.avatar
  const shown = { id: pet, title: 'Momo', url: 'film.webp' }
  expect(await avatar()).toEqual(shown)
  const spelled = avatarOfNft(pet).toUpperCase().replaceAll('X', 'x')
  for (const value of [
    spelled,
    pet,
    '',
    `${avatarOfNft(pet)}0`,
    `\n${avatarOfNft(pet)}`,
    'https://a.example',
  ]) {
    await write(value)
    expect({ value, avatar: await avatar() }).toEqual({
      value,
      avatar: avatarNftId(value) === pet ? shown : null,
    })
  }
  await write(avatarOfNft(pet))
  await db.update(nft).set({ owner: names }).where(eq(nft.id, pet))
  expect(await avatar()).toBeNull()
  await db.update(nft).set({ owner: hana }).where(eq(nft.id, pet))
  for (const state of ['hidden', 'disabled'] as const) {
    await db.update(collection).set({ state })
    expect(await avatar()).toBeNull()
  }
})
