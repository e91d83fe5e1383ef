import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { refillPlaces } from '@mofu/db/product-places'
import { SEARCH_TERMS_VERSION, termsOfProduct } from '@mofu/domain/mall/search-terms'
import { makeShop } from '@mofu/testkit/mall'
import pg from 'pg'

const nouns = ['mug', 'blanket', 'collar', 'notebook', 'scarf', 'bowl', 'cushion', 'keyring', 'bed', 'bag']
const kinds = ['otter', 'fox', 'cloud', 'moon', 'river', 'paper', 'linen', 'quiet', 'summer', 'winter']

/** A word that one product of ten has, or two that one of a hundred has. */
export function someKeyword(count: number): string {
  const kind = kinds[count % kinds.length] ?? ''
  return count % 3 === 0 ? kind : `${kind} ${nouns[(count * 3) % nouns.length]}`
}

export type Shop = { shopId: number; productId: number }

export async function openShop(db: Database): Promise<Shop> {
  const [row] = await db
    .insert(account)
    .values({ email: 'bench-products@mofu.example', inviteCode: randomUUID() })
    .returning({ id: account.id })
  return makeShop(db, { owner: { accountId: row?.id ?? '' }, payout: `0x${'d'.repeat(40)}` })
}

/**
 * Each with one SKU, of which every tenth is sold out, and one rare word for ten products: a vocabulary grows too. Prices
 * and sales have nothing to do with words. The places are built at once, which takes a fraction of the time.
 */
export async function insertProducts(
  url: string,
  { shopId, productId }: Shop,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create temp table title (place int primary key, text text, terms text[])')
  const titles = nouns.flatMap((noun) => kinds.map((kind) => `${kind} ${noun}`))
  for (const [place, text] of titles.entries()) {
    const terms = termsOfProduct({ texts: [text], categoryId: 42, shopId })
    await client.query('insert into title values ($1, $2, $3)', [place, text, terms])
  }
  await client.query('alter table app.product disable trigger product_placed_insert')
  await client.query(
    `with made as (
      insert into app.product (shop_id, category_id, freight_template_id, status, title, price_from, price_to, sold_count,
        terms, terms_version, listed_at)
      select $1, 42, freight_template_id, 'listed', jsonb_build_object('en', t.text || ' ' || n),
        1000 + abs(hashint4(n)) % 1500, 1000 + abs(hashint4(n)) % 1500, abs(hashint4(-n)) % 1000,
        t.terms || translate((n / 10)::text, '0123456789', 'abcdefghij'), $2, now() - n * interval '1 second'
      from app.product, generate_series($3::int, $4::int - 1) n join title t on t.place = n % 100
      where id = $5 returning id, price_from)
    insert into app.sku (product_id, shop_id, price, on_hand) select id, $1, price_from, (id % 10 > 0)::int from made`,
    [shopId, SEARCH_TERMS_VERSION, from, to, productId],
  )
  await client.query('alter table app.product enable trigger product_placed_insert')
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'app.product_place'::regclass and contype = 'p'`,
  )
  await client.query(`alter table app.product_place drop constraint ${rows[0]?.name}`)
  await client.query(refillPlaces)
  await client.query(
    `alter table app.product_place add constraint ${rows[0]?.name} primary key (term, sort, value, product_id)`,
  )
  // What autovacuum does some minutes after a bulk insert.
  for (const table of ['product', 'product_place', 'search_word', 'sku']) {
    await client.query(`vacuum analyze app.${table}`)
  }
  await client.end()
}
