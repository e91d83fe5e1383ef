import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { freshDatabase } from '@mofu/db/fresh-database'
import { termsOfProduct } from '@mofu/domain/mall/search-terms'
import { createClient } from '@mofu/wire/client'
import { getProductsBySearch } from '@mofu/wire/mall/shop'
import { sql } from 'drizzle-orm'
import pg from 'pg'

import { placing } from '../../apps/api/src/modules/mall/orders/placing/store.ts'
import { orderStore } from '../../apps/api/src/modules/mall/orders/store.ts'
import { submitOrder } from '../../apps/api/src/modules/mall/orders/submit-order.ts'
import { makeAddress, makeShop } from '../stack/mall.ts'
import { testServer } from '../stack/test-server.ts'
import { startTestStack } from '../stack/test-stack.ts'
import { type Figure, percentile } from './figure.ts'

const CLIENTS = 16
const SECONDS = 15
const WARM_SECONDS = 4
const SKUS = 2_000
const STOCK = 1_000_000
const PRODUCTS = 100_000
const RATE = 200

/**
 * Orders beside pgbench with the same statements, one thing that everybody wants, and a search among many. Named, only one
 * of them (`pnpm bench mall search`).
 */
export async function mall([wanted]: readonly string[]): Promise<Figure[]> {
  const server = await testServer()
  try {
    return [
      ...(wanted === 'search' ? [] : await submits(server.url)),
      ...(wanted === 'submits' ? [] : [await search(server.url)]),
    ]
  } finally {
    await server.stop()
  }
}

async function submits(serverUrl: string): Promise<Figure[]> {
  const fresh = await freshDatabase(serverUrl, 'bench')
  const db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'bench', max: CLIENTS }))
  try {
    const [row] = await db
      .insert(account)
      .values({ email: 'bench@mofu.example', inviteCode: randomUUID() })
      .returning({ id: account.id })
    const accountId = row?.id ?? ''
    const addressId = await makeAddress(db, accountId)
    const made = await makeShop(db, {
      owner: { accountId },
      payout: `0x${'d'.repeat(40)}`,
      stock: STOCK,
      skus: SKUS,
    })
    const buyer = { accountId, addressId, shopId: made.shopId, skuIds: made.skuIds }
    // In turns, so that both have the same minute of the machine.
    const [ours, theirs] = [[] as number[], [] as number[]]
    // What runs first is compiled and planned: nobody measures that.
    await submitRate(db, buyer, (count) => made.skuIds[(count * 7) % SKUS] ?? 0, WARM_SECONDS)
    for (let turn = 0; turn < 2; turn++) {
      ours.push(await submitRate(db, buyer, (count) => made.skuIds[(count * 7) % SKUS] ?? 0))
      theirs.push(await pgbenchRate(fresh.url, buyer))
    }
    const hot = await submitRate(db, buyer, () => made.skuIds[0] ?? 0)
    const [own, bare] = [mean(ours), mean(theirs)]
    console.log(`submit ${ours.map(Math.round).join(', ')}/s; pgbench ${theirs.map(Math.round).join(', ')}/s`)
    return [
      {
        what: 'submits against pgbench with the same statements',
        value: `${(own / bare).toFixed(2)} (${own.toFixed(0)}/s of ${bare.toFixed(0)}/s)`,
        goal: 'at least 0.60',
        isReached: own / bare >= 0.6,
      },
      {
        what: 'orders of one hot SKU accepted',
        value: `${hot.toFixed(0)}/s`,
        goal: 'at least 300/s',
        isReached: hot >= 300,
      },
    ]
  } finally {
    await db.$client.end()
    await fresh.drop()
  }
}

type Bench = { accountId: string; addressId: string; shopId: number; skuIds: readonly number[] }

async function submitRate(
  db: Database,
  { accountId, addressId }: Bench,
  skuOf: (count: number) => number,
  seconds = SECONDS,
): Promise<number> {
  const store = orderStore(db)
  const until = performance.now() + seconds * 1_000
  let count = 0
  const buy = async () => {
    while (performance.now() < until) {
      const wanted = [{ skuId: skuOf(count++), quantity: 1 }]
      const wish = { accountId, wanted, isPickup: false, addressId, remark: '', confirmToken: undefined }
      await submitOrder({ store }, { ...wish, key: undefined })
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, buy))
  return count / ((performance.now() - from) / 1_000)
}

/** The statements of one submit, as the product sends them and prepared as there, driven by pgbench in one thread, as ours. */
async function pgbenchRate(url: string, bench: Bench): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const file = join(folder, 'submit.sql')
  writeFileSync(file, submitScript(bench))
  const args = [
    '-n',
    '-M',
    'prepared',
    '-f',
    file,
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    url,
  ]
  const child = spawn('pgbench', args)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  rmSync(folder, { recursive: true, force: true })
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1])
  if (!(rate > 0)) throw new Error(`pgbench said:\n${output}`)
  return rate
}

/** A blank behind a colon: pgbench would take what follows for a name. */
function submitScript({ accountId, addressId, shopId, skuIds }: Bench): string {
  const [first = 0] = skuIds
  const id = `('00000000-0000-7000-8000-' || :n::text)`
  const address =
    '{"name":"Hana Mori","phone":"+81312345678","country":"JP","regions":["13"],"postalCode":"1500001"}'
  const order = `('[{"id":"' || ${id} || '","number":"B' || :n::text || '","shop_id": ${shopId},"goods":"1500","freight":"500"}]')`
  const line = `('[{"order_id":"' || ${id} || '","sku_id":' || :sku::text || ',"product_id": 1,"title":{"en":"Ceramic bowl"},"choices":[],"picture_url": null,"price":"1500","quantity": 1}]')`
  const [wish, text] = [`'${'w'.repeat(43)}'`, `'${accountId}'`]
  const parts = [text, id, wish, id, '1', 'false', `'${address}'`, `''`, '3600000', order, line]
  const values = [...parts, ':sku', '1', '1']
  const place = placing(1).replaceAll(/\$(\d+)/g, (_, place) => values[Number(place) - 1] ?? '')
  return `\\set sku random(${first}, ${first + SKUS - 1})
\\set n random(100000000000, 999999999999)
select s.id, s.product_id, s.shop_id, h.name, h.pickup_point, p.title, s.choices, coalesce(s.picture_url, p.pictures[1]),
  s.price, s.version, s.grams, s.on_hand - s.reserved, s.is_on_sale and p.status = 'listed' and h.status = 'open', f.id,
  f.unit, f.rules, f.free_from, a.id, a.name, a.phone, a.country, a.regions, a.postal_code, a.address
  from app.sku s join app.product p on p.id = s.product_id join app.shop h on h.id = s.shop_id
  join app.freight_template f on f.id = p.freight_template_id
  left join app.shipping_address a on a.account_id = '${accountId}'
    and case when '${addressId}'::uuid is null then a.is_default else a.id = '${addressId}'::uuid end
  where s.id in (:sku);
${place.trim()};
`
}

const nouns = ['mug', 'blanket', 'collar', 'notebook', 'scarf', 'bowl', 'cushion', 'keyring', 'bed', 'bag']
const kinds = ['otter', 'fox', 'cloud', 'moon', 'river', 'paper', 'linen', 'quiet', 'summer', 'winter']

async function search(serverUrl: string): Promise<Figure> {
  const stack = await startTestStack({ databaseServer: serverUrl })
  const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'bench', max: 2 })
  try {
    await fillShelves(database(pool))
    await lookOver(stack.databaseUrl)
    const call = createClient({ baseUrl: stack.apiUrl })
    const samples: number[] = []
    const ask = async (count: number) => {
      const words = [kinds[count % kinds.length], nouns[(count * 3) % nouns.length]]
      const keyword = count % 3 === 0 ? (words[0] ?? '') : words.join(' ')
      const from = performance.now()
      await call(getProductsBySearch, { body: { keyword, pageSize: 20 } })
      samples.push(performance.now() - from)
    }
    const under: Promise<void>[] = []
    const total = RATE * SECONDS
    const from = performance.now()
    for (let count = 0; count < total; count++) {
      // As people come: whether the ones before have their answer or not.
      const due = from + (count * 1_000) / RATE
      if (due > performance.now()) await wait(due - performance.now())
      under.push(ask(count))
    }
    await Promise.all(under)
    const p95 = percentile(samples.slice(RATE), 0.95)
    return {
      what: `search among ${PRODUCTS} products at ${RATE}/s, p95`,
      value: `${p95.toFixed(0)} ms`,
      goal: 'at most 100 ms',
      isReached: p95 <= 100,
    }
  } finally {
    await pool.end()
    await stack.stop()
  }
}

async function fillShelves(db: Database): Promise<void> {
  const [row] = await db
    .insert(account)
    .values({ email: 'shelves@mofu.example', inviteCode: randomUUID() })
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

/** What the server does by itself some minutes after so many rows came, with the rights of their owner. */
async function lookOver(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze app.product')
  await client.end()
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
