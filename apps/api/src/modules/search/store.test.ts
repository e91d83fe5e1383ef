import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { product, shop } from '@mofu/db/app/mall/shop'
import { nft } from '@mofu/db/app/market'
import { name, primaryName } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { CollectionState } from '@mofu/domain/collection-states'
import { termsOfProduct } from '@mofu/domain/mall/search-terms'
import { makeShop } from '@mofu/testkit/mall'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { searchAll } from './search-all.ts'

const chainId = 5
const now = 1_800_000_000
const hana = `0x${'b1'.repeat(20)}`
const contractOf = (digit: string) => `0x${digit.repeat(40)}`
let fresh: FreshDatabase
let db: Database
let nextToken = 0

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'search')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'search', max: 4 }))
})
afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})
beforeEach(async () => {
  for (const table of [nft, collection, name, primaryName]) await db.delete(table)
})

async function insertCollection(digit: string, title: string, state: CollectionState = 'verified') {
  const contract = contractOf(digit)
  const facts = { owner: hana, creator: hana, symbol: 'S', maxMint: 0n, isOpen: false, createdAt: 1 }
  const id = `${chainId}-${contract}`
  await db.insert(collection).values({ id, chainId, contract, name: title, updatedBlock: 1, state, ...facts })
}

async function insertPet(digit: string, tokenId: number, title: string, owner = hana): Promise<string> {
  nextToken++
  const contract = contractOf(digit)
  const id = `${chainId}-${contract}-${tokenId}`
  const facts = { creator: hana, tokenUri: '', royalty: 0, mintedBlock: 1, mintedAt: 1, updatedBlock: 1 }
  const of = { id, chainId, collectionId: `${chainId}-${contract}`, contract, tokenId: BigInt(tokenId) }
  await db.insert(nft).values({ ...of, ...facts, owner, mintOrder: nextToken, title })
  return id
}

async function insertName(label: string, order: number, expiry: number): Promise<string> {
  const contract = contractOf('c')
  const id = `${chainId}-${contract}-${order}`
  const facts = { owner: hana, registeredAt: 1, registeredOrder: order, movedOrder: 1, updatedBlock: 1 }
  const of = { id, chainId, contract, tokenId: BigInt(order) }
  await db.insert(name).values({ ...of, label, skeleton: label, expiry, ...facts })
  return id
}

const find = (typed: string) => searchAll(db, { chainId, time: now, typed })
const petsOf = async (typed: string) => (await find(typed)).pets.map(({ title }) => title)

test('a pet is found by the beginning of any word of its title, in any script', async () => {
  await insertCollection('1', 'Some')
  await insertPet('1', 1, 'Velvet Fox #12')
  await insertPet('1', 2, '夕焼けの雲朵')
  await insertPet('1', 3, 'ナゾノネコ')
  expect(await petsOf('vel')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('FOX')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('velvet fo')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('elvet')).toEqual([])
  expect(await petsOf('雲朵')).toEqual(['夕焼けの雲朵'])
  expect(await petsOf('焼け')).toEqual(['夕焼けの雲朵'])
  // Hiragana finds katakana, and half width finds full width.
  expect(await petsOf('ねこ')).toEqual(['ナゾノネコ'])
  expect(await petsOf('ﾈｺ')).toEqual(['ナゾノネコ'])
})

test('a text longer than a term is compared to its end', async () => {
  await insertCollection('1', 'The Society of Very Quiet Otters')
  await insertPet('1', 1, 'The Long Walk of a Velvet Fox to the River')
  expect(await petsOf('the long walk of a velvet fox')).toHaveLength(1)
  expect(await petsOf('the long walk of a velvet cat')).toEqual([])
  expect((await find('society of very quiet otters')).collections).toHaveLength(1)
  expect((await find('society of very quiet foxes')).collections).toEqual([])
})

test('a pet is found by its number, alone or after words of its title or its collection', async () => {
  await insertCollection('1', 'Night Market')
  await insertCollection('2', 'Other')
  await insertPet('1', 7, 'Velvet Fox #12')
  await insertPet('2', 12, 'Otter')
  expect((await petsOf('#12')).toSorted()).toEqual(['Otter', 'Velvet Fox #12'])
  expect(await petsOf('fox #0012')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('fox 12')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('night market 7')).toEqual(['Velvet Fox #12'])
  expect(await petsOf('9'.repeat(78))).toEqual([])
})

test('each collection shows its newest before another one shows its second', async () => {
  await insertCollection('1', 'A')
  await insertCollection('2', 'B')
  for (const token of [1, 2, 3, 4]) await insertPet('1', token, `Fox one${token}`)
  await insertPet('2', 1, 'Fox two')
  const found = (await find('fox')).pets
  expect(found).toHaveLength(5)
  expect(
    found
      .slice(0, 2)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Fox one4', 'Fox two'])
})

test.each(['hidden', 'disabled'] as const)(
  'a %s collection is not found, nor its pets, even where it has most of a word',
  async (state) => {
    await insertCollection('1', 'Fox Den', state)
    await insertCollection('2', 'Fox Meadow')
    for (let token = 1; token <= 250; token++) await insertPet('1', token, 'Fox #1')
    await insertPet('2', 1, 'Fox seen')
    const { pets, collections } = await find('fox')
    expect(pets.map(({ title }) => title)).toEqual(['Fox seen'])
    expect(collections.map((one) => one.name)).toEqual(['Fox Meadow'])
    expect((await find(contractOf('1'))).collections).toEqual([])
    await db.update(collection).set({ state: 'unverified' })
    expect((await find('fox')).collections.map((one) => one.name)).toEqual(['Fox Den', 'Fox Meadow'])
    expect((await find(contractOf('1').slice(0, 8))).collections.map((one) => one.name)).toEqual(['Fox Den'])
  },
)

test('names are found until the second of their expiry, and are no pets', async () => {
  await insertCollection('c', 'Names')
  await insertName('foxy', 1, now + 1)
  await insertName('foxglove', 2, now)
  await insertPet('c', 1, 'foxy.pet')
  const { names, pets } = await find('Fox')
  expect(names.map(({ label }) => label)).toEqual(['foxy'])
  expect((await find('foxy.pet')).names.map(({ label }) => label)).toEqual(['foxy'])
  expect((await find('oxy')).names).toEqual([])
  expect((await find('1')).pets).toEqual([])
  expect(pets.length).toBeLessThanOrEqual(1)
})

test('people are found by their primary name and by the beginning of their address', async () => {
  const nameId = await insertName('foxy', 1, now + 1)
  await db
    .insert(primaryName)
    .values({ id: `${chainId}-${hana}`, chainId, account: hana, nameId, setOrder: 2, updatedBlock: 1 })
  const rin = `0x${'b2'.repeat(20)}`
  await insertCollection('1', 'A')
  await insertPet('1', 1, 'x', rin)
  await insertPet('1', 2, 'y', rin)
  expect((await find('foxy')).people).toEqual([{ address: hana, name: 'foxy.pet', picture: null }])
  expect((await find('0xB')).people).toEqual([])
  expect((await find('0xB2b2')).people).toEqual([{ address: rin, name: null, picture: null }])
  expect((await find('0xb1')).people).toEqual([{ address: hana, name: 'foxy.pet', picture: null }])
  const stranger = `0x${'9f'.repeat(20)}`
  expect((await find(stranger)).people).toEqual([{ address: stranger, name: null, picture: null }])
  expect((await find(stranger.slice(0, 9))).people).toEqual([])
})

test('products on sale and open shops are found, and nothing of a shop that is suspended', async () => {
  const [owner] = await db
    .insert(account)
    .values({ email: 'shop@mofu.example', inviteCode: randomUUID() })
    .returning({ accountId: account.id })
  const made = await makeShop(db, {
    owner: { accountId: owner?.accountId ?? '' },
    payout: contractOf('d'),
    name: '雲朵雜貨 Goods',
  })
  const terms = termsOfProduct({ texts: ['Ceramic bowl', '陶瓷碗'], categoryId: 1, shopId: made.shopId })
  await db
    .update(product)
    .set({ terms, priceFrom: 1n, priceTo: 1n, listedAt: sql`now()` })
    .where(eq(product.id, made.productId))
  const found = async (typed: string) => {
    const { shops, products } = await find(typed)
    return [...shops.map(({ id }) => `shop ${id}`), ...products.map(({ id }) => `product ${id}`)]
  }
  expect(await found('雜貨')).toEqual([`shop ${made.shopId}`])
  expect(await found('goods')).toEqual([`shop ${made.shopId}`])
  expect(await found('陶瓷')).toEqual([`product ${made.productId}`])
  await db.update(shop).set({ status: 'suspended' })
  await db.update(product).set({ status: 'held', heldFrom: 'listed' })
  expect(await found('雜貨')).toEqual([])
  expect(await found('陶瓷')).toEqual([])
})

test.each(['%', '_', '\\', "'", '"; drop table app.nft; --', '###', '　', '٣', '🦊', 'a'.repeat(80)])(
  '"%s" is a text like any other and finds nothing',
  async (typed) => {
    await insertCollection('1', 'Velvet')
    await insertPet('1', 1, 'Velvet Fox #12')
    const found = await find(typed)
    expect(Object.values(found).flat()).toEqual([])
  },
)
