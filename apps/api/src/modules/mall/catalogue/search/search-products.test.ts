import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { SEARCH_TERMS_VERSION } from '@mofu/domain/mall/search-terms'
import { makeShop } from '@mofu/testkit/mall'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { refreshTerms } from './refresh-terms.ts'
import { searchProducts } from './search-products.ts'

let fresh: FreshDatabase
let db: Database
const PRODUCTS = 4_000

/**
 * The nth product was sold n times and costs n cents. All are `alpha`; the even ones `beta`, the odd ones `gamma`, but
 * the worst sold three both; only the worst sold five are in stock.
 */
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 2 }))
  const [owner] = await db
    .insert(account)
    .values({ email: 'many@mofu.example', inviteCode: 'many' })
    .returning({ accountId: account.id })
  if (!owner) throw new Error('no account')
  const { shopId, productId } = await makeShop(db, { owner, payout: `0x${'d'.repeat(40)}` })
  await db.execute(sql`
    with made as (
      insert into app.product (shop_id, category_id, freight_template_id, status, title, price_from, price_to, sold_count,
        terms, terms_version, listed_at)
      select ${shopId}, 42, freight_template_id, 'listed', jsonb_build_object('en', n::text), n, n, n,
        case when n <= 3 then '{alpha,beta,gamma}'::text[] when n % 2 = 0 then '{alpha,beta}' else '{alpha,gamma}' end,
        ${SEARCH_TERMS_VERSION}, now()
      from app.product, generate_series(1, ${PRODUCTS}::int) n where id = ${productId} returning id, price_from)
    insert into app.sku (product_id, shop_id, price, on_hand)
    select id, ${shopId}, price_from, (price_from <= 5)::int from made`)
})
afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const all = {
  keyword: 'alpha',
  categoryId: 0,
  shopId: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  isInStock: false,
  order: { by: 'popular', isDescending: true },
  page: 1,
  pageSize: 48,
  cursor: undefined,
} as const
type Search = Parameters<typeof searchProducts>[1]
const find = (search: Partial<Search>) => searchProducts(db, { ...all, ...search })
const soldOf = (list: readonly { soldCount: number }[]) => list.map(({ soldCount }) => soldCount)

/** Everything a search finds, page by page, and how many pages it took. */
async function walk(search: Partial<Search>): Promise<{ sold: number[]; pages: number }> {
  const sold: number[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await find({ ...search, cursor })
    sold.push(...soldOf(page.list))
    cursor = page.next ?? undefined
    pages += 1
  } while (cursor !== undefined)
  return { sold, pages }
}

test('a page of many matches continues to the last, each once and in order; they are counted up to a limit', async () => {
  expect((await find({})).total).toEqual({ count: 1_000, isCapped: true })
  const { sold } = await walk({ keyword: 'beta alpha' })
  expect(sold).toEqual(
    Array.from({ length: PRODUCTS }, (_, index) => PRODUCTS - index).filter((n) => n % 2 === 0 || n <= 3),
  )
})

test('two frequent words that few products have are found at once, though these are the last of both lists', async () => {
  const { list, next, total } = await find({ keyword: 'beta gamma' })
  expect(soldOf(list)).toEqual([3, 2, 1])
  expect([next, total]).toEqual([null, { count: 3, isCapped: false }])
  const first = await find({ keyword: 'beta gamma', pageSize: 2 })
  expect(soldOf(first.list)).toEqual([3, 2])
  expect(soldOf((await find({ keyword: 'beta gamma', pageSize: 2, page: 2 })).list)).toEqual([1])
  expect(soldOf((await find({ keyword: 'beta gamma', cursor: first.next ?? '' })).list)).toEqual([1])
})

test('a narrow price is found at once in any order', async () => {
  const search = { priceFrom: 10n, priceTo: 14n } as const
  const { list, next, total } = await find(search)
  expect(soldOf(list)).toEqual([14, 13, 12, 11, 10])
  expect([next, total]).toEqual([null, { count: 5, isCapped: false }])
  expect(soldOf((await find({ ...search, order: { by: 'price', isDescending: false } })).list)).toEqual([
    10, 11, 12, 13, 14,
  ])
})

test('where matches are rare a page may be short or empty, and its cursor finds them all', async () => {
  const first = await find({ isInStock: true })
  expect(first.list).toEqual([])
  expect([typeof first.next, first.total]).toEqual(['string', null])
  expect(await walk({ isInStock: true })).toEqual({ sold: [5, 4, 3, 2, 1], pages: 4 })
})

test('a product that was saved by older rules gets its terms again, and only such a product', async () => {
  expect((await find({ keyword: 'ceramic' })).list).toEqual([])
  const { rows: before } = await db.execute(sql`select count(*) from app.product where terms_version = 0`)
  expect(before).toEqual([{ count: '1' }])
  await refreshTerms(db)
  expect((await find({ keyword: 'ceramic' })).list).toMatchObject([{ title: { en: 'Ceramic bowl' } }])
  expect((await find({ keyword: '陶器' })).list).toHaveLength(1)
  expect((await find({ keyword: 'beta gamma' })).list).toHaveLength(3)
})
