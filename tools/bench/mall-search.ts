import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { termsOfProduct } from '@mofu/domain/mall/search-terms'
import { makeShop } from '@mofu/testkit/mall'
import { startTestStack } from '@mofu/testkit/test-stack'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { mountPath } from '@mofu/wire/route'
import { sql } from 'drizzle-orm'
import pg from 'pg'

import { type Figure, percentile } from './figure.ts'
import { atRate, hammer } from './market/hammer.ts'

const PRODUCTS = 100_000
const RATE = 200
const SECONDS = 15
const WARM_SECONDS = 4
const CONNECTIONS = 50
const nouns = ['mug', 'blanket', 'collar', 'notebook', 'scarf', 'bowl', 'cushion', 'keyring', 'bed', 'bag']
const kinds = ['otter', 'fox', 'cloud', 'moon', 'river', 'paper', 'linen', 'quiet', 'summer', 'winter']

/** Products found by words of which many, some or none of them contain. */
export async function search(serverUrl: string): Promise<Figure[]> {
  const stack = await startTestStack({ databaseServer: serverUrl })
  const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'bench', max: 2 })
  const { ask, stop } = hammer([stack.apiUrl], CONNECTIONS)
  const path = mountPath(getProductsBySearch)
  const find = async (keyword: string) => {
    const sample = await ask({ kind: 'search', method: 'POST', path, body: { keyword, pageSize: 20 } })
    if (sample.status !== 200) throw new Error(`the search for "${keyword}" ended with ${sample.status}`)
    return sample
  }
  try {
    await insertProducts(database(pool))
    await analyzeProducts(stack.databaseUrl)
    await atRate((count) => find(someKeyword(count)), { perSecond: RATE / 4, seconds: WARM_SECONDS })
    const found = await atRate((count) => find(someKeyword(count)), { perSecond: RATE, seconds: SECONDS })
    const absent = await atRate((count) => find(`unicorn${count}`), { perSecond: RATE, seconds: SECONDS })
    return [
      figureOf(`search among ${PRODUCTS} products at ${RATE}/s, p95`, found),
      figureOf(`search for a word that nothing contains at ${RATE}/s, p95`, absent),
    ]
  } finally {
    stop()
    await pool.end()
    await stack.stop()
  }
}

/** A word that one product of ten contains, or two that one of a hundred contains. */
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

/** A hundred thousand products of one shop, each with two words of its own kind. */
export async function insertProducts(db: Database): Promise<void> {
  const [row] = await db
    .insert(account)
    .values({ email: 'bench-products@mofu.example', inviteCode: randomUUID() })
    .returning({ id: account.id })
  const { shopId, productId } = await makeShop(db, {
    owner: { accountId: row?.id ?? '' },
    payout: `0x${'d'.repeat(40)}`,
  })
  for (const noun of nouns) {
    for (const kind of kinds) {
      const title = `${kind} ${noun}`
      const terms = termsOfProduct({ texts: [title], categoryId: 42, shopId })
      const each = PRODUCTS / nouns.length / kinds.length
      await db.execute(sql`
        insert into app.product (shop_id, category_id, freight_template_id, status, title, price_from, price_to, sold_count,
          terms, listed_at)
        select ${shopId}, 42, freight_template_id, 'listed', jsonb_build_object('en', ${title}::text || ' ' || n), 1500, 1500,
          (n * 7919) % 1000, ${sql.param(terms)}::text[], now() - n * interval '1 minute'
        from app.product, generate_series(1, ${each}) n where id = ${productId}`)
    }
  }
}

/** What autovacuum does some minutes after a bulk insert, with the rights of the tables' owner. */
async function analyzeProducts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze app.product')
  await client.end()
}
