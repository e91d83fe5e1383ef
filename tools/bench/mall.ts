import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { freshDatabase } from '@mofu/db/fresh-database'
import { makeShop } from '@mofu/testkit/mall'
import { durableServer } from '@mofu/testkit/test-server'
import { sql } from 'drizzle-orm'

import { placing } from '../../apps/api/src/modules/mall/checkout/placing/store.ts'
import { submitOrder } from '../../apps/api/src/modules/mall/checkout/submit-order.ts'
import type { Figure } from './figure.ts'
import { search } from './mall-search.ts'

const CLIENTS = 16
const SECONDS = 15
const WARM_SECONDS = 4
const SKUS = 2_000
const STOCK = 1_000_000
const BUYERS = 20_000
const ACCOUNT = '00000000-0000-7000-9000-'
const ADDRESS = '00000000-0000-7000-a000-'
/** Over all rounds, so that no buyer reaches the limit of unpaid orders before all others. */
let placed = 0

/**
 * Orders compared with pgbench running the same statements, one SKU that everybody wants, and a search among many. Or
 * only the named one (`pnpm bench mall search`, or among other numbers of products: `pnpm bench mall search 2000 20000`).
 */
export async function mall([wanted, ...sizes]: readonly string[]): Promise<Figure[]> {
  const server = await durableServer()
  try {
    return [
      ...(wanted === 'search' ? [] : await submits(server.url)),
      ...(wanted === 'submits'
        ? []
        : await search(server.url, sizes.length === 0 ? undefined : sizes.map(Number))),
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
    await makeBuyers(db)
    const made = await makeShop(db, {
      owner: { accountId },
      payout: `0x${'d'.repeat(40)}`,
      stock: STOCK,
      skus: SKUS,
    })
    const buyer = { shopId: made.shopId, skuIds: made.skuIds }
    // Alternating, so that both see the same load of the machine.
    const [ours, theirs] = [[] as number[], [] as number[]]
    // Warm-up: compiling and planning are not measured.
    await submitRate(db, (count) => made.skuIds[(count * 7) % SKUS] ?? 0, WARM_SECONDS)
    for (let turn = 0; turn < 2; turn++) {
      ours.push(await submitRate(db, (count) => made.skuIds[(count * 7) % SKUS] ?? 0))
      theirs.push(await pgbenchRate(fresh.url, buyer))
    }
    const hot = await submitRate(db, () => made.skuIds[0] ?? 0)
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

type Bench = { shopId: number; skuIds: readonly number[] }

/** One account may have a limited number of unpaid orders, so the orders come from many. An id says which buyer it is of. */
async function makeBuyers(db: Database): Promise<void> {
  const n = sql`lpad(n::text, 12, '0')`
  await db.execute(sql`
    insert into app.account (id, email, invite_code)
    select (${ACCOUNT} || ${n})::uuid, n || '@buyers.mofu.example', 'bench-' || n from generate_series(1, ${BUYERS}) n`)
  await db.execute(sql`
    insert into app.shipping_address (id, account_id, name, phone, country, postal_code, line, address, is_default)
    select (${ADDRESS} || ${n})::uuid, (${ACCOUNT} || ${n})::uuid, 'Hana Mori', '+81312345678', 'JP', '1000001', '1-1 Chiyoda',
      '〒100-0001 東京都千代田区千代田1-1', true
    from generate_series(1, ${BUYERS}) n`)
}

function idOf(prefix: string, buyer: number): string {
  return `${prefix}${String(buyer).padStart(12, '0')}`
}

async function submitRate(
  db: Database,
  skuOf: (count: number) => number,
  seconds = SECONDS,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let count = 0
  const buy = async () => {
    while (performance.now() < until) {
      const buyer = (placed++ % BUYERS) + 1
      const [accountId, addressId] = [idOf(ACCOUNT, buyer), idOf(ADDRESS, buyer)]
      const wanted = [{ skuId: skuOf(count++), quantity: 1 }]
      const input = { accountId, wanted, isPickup: false, addressId, remark: '', confirmToken: undefined }
      await submitOrder(db, { ...input, key: undefined })
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, buy))
  return count / ((performance.now() - from) / 1_000)
}

/** The statements of one submit, prepared as the product sends them, run by pgbench in one thread, like ours. */
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

/** A space after each colon: pgbench would take what follows for a variable. */
function submitScript({ shopId, skuIds }: Bench): string {
  const [first = 0] = skuIds
  const id = `('00000000-0000-7000-8000-' || :n::text)`
  const address =
    '{"name":"Hana Mori","phone":"+81312345678","country":"JP","regions":["13"],"postalCode":"1500001"}'
  const order = `('[{"id":"' || ${id} || '","number":"B' || :n::text || '","shop_id": ${shopId},"goods":"1500","freight":"500"}]')`
  const line = `('[{"order_id":"' || ${id} || '","sku_id":' || :sku::text || ',"product_id": 1,"title":{"en":"Ceramic bowl"},"choices":[],"picture_url": null,"price":"1500","quantity": 1}]')`
  const [payload, text] = [`'${'w'.repeat(43)}'`, `('${ACCOUNT}' || lpad(:buyer::text, 12, '0'))`]
  const parts = [text, id, payload, id, '1', 'false', `'${address}'`, `''`, '3600000', order, line]
  const values = [...parts, ':sku', '1', '1']
  const place = placing(1).replaceAll(/\$(\d+)/g, (_, place) => values[Number(place) - 1] ?? '')
  return `\\set sku random(${first}, ${first + SKUS - 1})
\\set n random(100000000000, 999999999999)
\\set buyer random(1, ${BUYERS})
select s.id, s.product_id, s.shop_id, h.name, h.pickup_point, p.title, s.choices, coalesce(s.picture_url, p.pictures[1]),
  s.price, s.version, s.grams, s.on_hand - s.reserved, s.is_on_sale and p.status = 'listed' and h.status = 'open', f.id,
  f.unit, f.rules, f.free_from, a.id, a.name, a.phone, a.country, a.regions, a.postal_code, a.address
  from app.sku s join app.product p on p.id = s.product_id join app.shop h on h.id = s.shop_id
  join app.freight_template f on f.id = p.freight_template_id
  left join app.shipping_address a on a.account_id = ('${ACCOUNT}' || lpad(:buyer::text, 12, '0'))::uuid
    and a.id = ('${ADDRESS}' || lpad(:buyer::text, 12, '0'))::uuid
  where s.id in (:sku);
${place.trim()};
`
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
