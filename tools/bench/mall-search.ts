import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { SEARCH_TERMS_VERSION, termsOfProduct } from '@mofu/domain/mall/search-terms'
import { makeShop } from '@mofu/testkit/mall'
import { startTestStack } from '@mofu/testkit/test-stack'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { mountPath } from '@mofu/wire/route'
import { sql } from 'drizzle-orm'
import pg from 'pg'

import { type Figure, percentile } from './figure.ts'
import { againstBareDriver, blocksPerSearch } from './mall-search-cost.ts'
import { atRate, hammer } from './market/hammer.ts'

const SIZES = [100_000, 1_000_000]
const RATE = 200
const SECONDS = 15
const WARM_SECONDS = 4
const CONNECTIONS = 50
/** Products of one insert: with their places it has to end within the time limit of a statement. */
const BATCH = 2_000
const nouns = ['mug', 'blanket', 'collar', 'notebook', 'scarf', 'bowl', 'cushion', 'keyring', 'bed', 'bag']
const kinds = ['otter', 'fox', 'cloud', 'moon', 'river', 'paper', 'linen', 'quiet', 'summer', 'winter']

/**
 * Products found by words that many, some or none of them have, within prices and in stock, among so many and among ten
 * times as many.
 */
export async function search(serverUrl: string, sizes: readonly number[] = SIZES): Promise<Figure[]> {
  const stack = await startTestStack({ databaseServer: serverUrl })
  const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'bench', max: 2 })
  const { ask, stop } = hammer([stack.apiUrl], CONNECTIONS)
  const path = mountPath(getProductsBySearch)
  const find = async (body: Record<string, unknown>) => {
    const sample = await ask({ kind: 'search', method: 'POST', path, body: { ...body, pageSize: 20 } })
    if (sample.status !== 200)
      throw new Error(`the search ${JSON.stringify(body)} ended with ${sample.status}`)
    return sample
  }
  const keywords = Array.from({ length: 60 }, (_, count) => someKeyword(count))
  const figures: Figure[] = []
  const blocks: number[] = []
  try {
    const shop = await openShop(database(pool))
    let stored = 0
    for (const size of sizes) {
      await insertProducts(database(pool), shop, { from: stored, to: size })
      stored = size
      await vacuumTables(stack.databaseUrl)
      const measure = async (what: string, body: (count: number) => Record<string, unknown>) => {
        const samples = await atRate((count) => find(body(count)), { perSecond: RATE, seconds: SECONDS })
        figures.push(figureOf(`${what} among ${size} products at ${RATE}/s, p95`, samples))
      }
      const byWords = (count: number) => ({ keyword: someKeyword(count) })
      await atRate((count) => find(byWords(count)), { perSecond: RATE / 4, seconds: WARM_SECONDS })
      await measure('search by words', byWords)
      await measure('search by words, price and stock', (count) => ({
        ...byWords(count),
        priceFrom: '1200',
        priceTo: '1900',
        isInStock: true,
        orderBy: count % 2 === 0 ? 'price' : 'newest',
      }))
      await measure('search for a word that nothing has', (count) => ({ keyword: `unicorn${count}` }))
      blocks.push(await blocksPerSearch(stack.databaseUrl, keywords))
      const ratio = await againstBareDriver(stack.databaseUrl, keywords)
      figures.push({
        what: `searches among ${size} products against the bare driver with the same statements`,
        value: ratio.toFixed(2),
        goal: 'at least 0.60',
        isReached: ratio >= 0.6,
      })
    }
    const growth = (blocks.at(-1) ?? Number.NaN) / (blocks[0] ?? Number.NaN)
    figures.push({
      what: `blocks of a search among ${sizes.join(' and ')} products`,
      value: `${blocks.map((count) => count.toFixed(0)).join(' and ')}, ${growth.toFixed(2)}-fold`,
      goal: 'at most 2.00-fold',
      isReached: growth <= 2,
    })
    return figures
  } finally {
    stop()
    await pool.end()
    await stack.stop()
  }
}

/** A word that one product of ten has, or two that one of a hundred has. */
function someKeyword(count: number): string {
  const kind = kinds[count % kinds.length] ?? ''
  return count % 3 === 0 ? kind : `${kind} ${nouns[(count * 3) % nouns.length]}`
}

function figureOf(what: string, samples: readonly { ms: number }[]): Figure {
  const p95 = percentile(
    samples.map(({ ms }) => ms),
    0.95,
  )
  return { what, value: `${p95.toFixed(0)} ms`, goal: 'at most 100 ms', isReached: p95 <= 100 }
}

type Shop = { shopId: number; productId: number }

async function openShop(db: Database): Promise<Shop> {
  const [row] = await db
    .insert(account)
    .values({ email: 'bench-products@mofu.example', inviteCode: randomUUID() })
    .returning({ id: account.id })
  return makeShop(db, { owner: { accountId: row?.id ?? '' }, payout: `0x${'d'.repeat(40)}` })
}

/** Each with one SKU, of which every tenth is sold out, and one rare word for ten products: a vocabulary grows too. */
async function insertProducts(
  db: Database,
  { shopId, productId }: Shop,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const terms = nouns.flatMap((noun) =>
    kinds.map((kind) => termsOfProduct({ texts: [`${kind} ${noun}`], categoryId: 42, shopId })),
  )
  const titles = nouns.flatMap((noun) => kinds.map((kind) => `${kind} ${noun}`))
  const rowsOfTerms = sql.join(
    titles.map((title, index) => sql`(${index}::int, ${title}::text, ${sql.param(terms[index])}::text[])`),
    sql`, `,
  )
  for (let first = from; first < to; first += BATCH) {
    const last = Math.min(to, first + BATCH) - 1
    await db.execute(sql`
      with made as (
        insert into app.product (shop_id, category_id, freight_template_id, status, title, price_from, price_to, sold_count,
          terms, terms_version, listed_at)
        select ${shopId}, 42, freight_template_id, 'listed', jsonb_build_object('en', kind.title || ' ' || n),
          1000 + n % 1500, 1000 + n % 1500, (n * 7919::bigint) % 1000,
          kind.terms || translate((n / 10)::text, '0123456789', 'abcdefghij'), ${SEARCH_TERMS_VERSION},
          now() - n * interval '1 second'
        from app.product, generate_series(${first}::int, ${last}::int) n
          join (values ${rowsOfTerms}) kind(place, title, terms) on kind.place = n % 100
        where id = ${productId} returning id, price_from)
      insert into app.sku (product_id, shop_id, price, on_hand) select id, ${shopId}, price_from, (id % 10 > 0)::int from made`)
  }
}

/** What autovacuum does some minutes after a bulk insert, with the rights of the tables' owner. */
async function vacuumTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const table of ['product', 'product_place', 'search_word', 'sku']) {
    await client.query(`vacuum analyze app.${table}`)
  }
  await client.end()
}
