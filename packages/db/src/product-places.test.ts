import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { freightTemplate, product, shop } from './app/mall/shop.ts'
import { connectPool, type Database, database } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { refillPlaces } from './product-places.ts'

let fresh: FreshDatabase
let db: Database
let owner: Database
let ids: { shopId: number; freightTemplateId: number }

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 2 }))
  owner = database(connectPool(fresh.url, { name: 'test', max: 1 }))
  const [opened] = await db
    .insert(shop)
    .values({ name: 'Paws', email: 'shop@mofu.example', country: 'JP', payoutAddress: `0x${'d'.repeat(40)}` })
    .returning({ id: shop.id })
  const shopId = opened?.id ?? 0
  const [template] = await db
    .insert(freightTemplate)
    .values({ shopId, name: 'Everywhere', unit: 'piece', rules: [] })
    .returning({ id: freightTemplate.id })
  ids = { shopId, freightTemplateId: template?.id ?? 0 }
})
afterAll(async () => {
  await Promise.all([db.$client.end(), owner.$client.end()])
  await fresh.drop()
})

type Facts = Partial<typeof product.$inferInsert>
async function add(facts: Facts = {}): Promise<number> {
  const [row] = await db
    .insert(product)
    .values({
      ...ids,
      categoryId: 42,
      title: { en: 'A bowl' },
      status: 'listed',
      terms: ['bowl', 'c:42', 'a', '碗'],
      priceFrom: 1_500n,
      listedAt: new Date(1_700_000_000_123),
      soldCount: 3,
      ...facts,
    })
    .returning({ id: product.id })
  return row?.id ?? 0
}
const set = (id: number, facts: Facts) =>
  db
    .update(product)
    .set(facts)
    .where(sql`id = ${id}`)

const places = async () =>
  (await db.execute(sql`select * from app.product_place order by term, sort, value, product_id`)).rows
const placesOf = async (id: number) =>
  (
    await db.execute(
      sql`select term, sort, value from app.product_place where product_id = ${id} order by 1, 2`,
    )
  ).rows
const words = async () =>
  (await db.execute<{ word: string }>(sql`select word from app.search_word order by word`)).rows.map(
    ({ word }) => word,
  )

test('a listed product has a place for each term and order, and the empty term lists it', async () => {
  const id = await add({ terms: ['bowl', '碗'] })
  const value = ['3', '1700000000123', '1500']
  expect(await placesOf(id)).toEqual(
    ['', 'bowl', '碗'].flatMap((term) => value.map((one, sort) => ({ term, sort, value: one }))),
  )
})

test('places follow sales, prices, words and whether the product is listed', async () => {
  const id = await add({ terms: ['dish'] })
  const popular = async () => (await placesOf(id)).filter(({ sort }) => sort === 0)
  await set(id, { soldCount: 4 })
  expect(await popular()).toEqual(['', 'dish'].map((term) => ({ term, sort: 0, value: '4' })))
  await set(id, { terms: ['plate'], priceFrom: 900n })
  expect((await placesOf(id)).filter(({ sort }) => sort === 2)).toEqual(
    ['', 'plate'].map((term) => ({ term, sort: 2, value: '900' })),
  )
  const before = await placesOf(id)
  await set(id, { favouriteCount: 7 })
  expect(await placesOf(id)).toEqual(before)
  await set(id, { status: 'unlisted' })
  expect(await placesOf(id)).toEqual([])
  await set(id, { status: 'listed' })
  expect(await placesOf(id)).toEqual(before)
  await owner.execute(sql`delete from app.product where id = ${id}`)
  expect(await placesOf(id)).toEqual([])
})

test('words are remembered: of two letters or more, without terms that nobody types', async () => {
  await add({ terms: ['xl', 'x', 'c:42', 'y:cat', '猫', 'ねこ', 'блюдо'] })
  const known = await words()
  expect(known).toEqual(expect.arrayContaining(['xl', 'bowl', 'блюдо']))
  for (const none of ['x', 'a', 'c:42', 'y:cat', '猫', 'ねこ', '']) expect(known).not.toContain(none)
})

test('after many changes the places are what a refill makes of the products', async () => {
  for (let index = 0; index < 20; index++) {
    await add({
      terms: [`w${index % 7}`, 'bowl'],
      soldCount: index % 5,
      status: index % 3 === 0 ? 'draft' : 'listed',
    })
  }
  await db.execute(
    sql`update app.product set sold_count = sold_count + id % 3, price_from = price_from + id % 2`,
  )
  await db.execute(
    sql`update app.product set status = case when id % 4 = 0 then 'unlisted' else 'listed' end`,
  )
  const followed = await places()
  expect(followed.length).toBeGreaterThan(100)
  await owner.execute(sql.raw(refillPlaces))
  expect(await places()).toEqual(followed)
})
