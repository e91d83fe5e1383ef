import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migration-files.ts'

const LOCK_MS = 300

let fresh: FreshDatabase
let folder: string
let clients: pg.Client[]
beforeEach(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  folder = mkdtempSync(join(tmpdir(), 'mofu-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  rmSync(folder, { recursive: true })
  await fresh.drop()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  clients.push(client)
  return client
}

/** Adds a migration after the product's own. */
function addMigration(tag: string, text: string): void {
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number; tag: string }[] }
  journal.entries.push({ tag, when: (journal.entries.at(-1)?.when ?? 0) + 1 })
  writeFileSync(path, JSON.stringify(journal))
  appendFileSync(join(folder, `${tag}.sql`), text)
}

async function timesApplied(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ count: string }>(
    'select count(*) as count from migrations.__drizzle_migrations group by created_at',
  )
  return rows.map(({ count }) => Number(count))
}

test('a migration behind a lock retries, and readers wait at most as long as its lock timeout', async () => {
  addMigration('9000_add', 'ALTER TABLE "app"."account" ADD COLUMN "extra" text;')
  const [holder, reader] = [await connect(), await connect()]
  await holder.query('begin')
  await holder.query('select from app.account')
  const retried: string[] = []
  const migrating = migrate(fresh.url, {
    folder,
    retry: { lockMs: LOCK_MS, backoffMs: 200, backoffMostMs: 200, onRetry: (what) => retried.push(what) },
  })
  const waits: number[] = []
  while (retried.length < 3) {
    const from = performance.now()
    await reader.query('select count(*) from app.account')
    waits.push(performance.now() - from)
    await wait(5)
  }
  await holder.query('commit')
  await migrating
  expect(new Set(retried)).toEqual(new Set(['9000_add']))
  // It did block them, and gave way.
  expect(Math.max(...waits)).toBeGreaterThan(50)
  expect(Math.max(...waits)).toBeLessThan(LOCK_MS + 500)
  expect((await reader.query('select extra from app.account')).fields).toHaveLength(1)
})

test('a lock that is never free fails the migration and leaves nothing of it behind', async () => {
  addMigration(
    '9000_two',
    'CREATE TABLE "app"."extra" ();\n--> statement-breakpoint\nDROP TABLE "app"."nft";',
  )
  const holder = await connect()
  await holder.query('begin')
  await holder.query('select from app.nft')
  await expect(
    migrate(fresh.url, { folder, retry: { lockMs: 50, attempts: 3, backoffMs: 20 } }),
  ).rejects.toThrow('9000_two: a table lock was not free in 3 attempts')
  await holder.query('commit')
  const { rows } = await holder.query(
    `select to_regclass('app.extra') as extra, to_regclass('app.nft')::text as nft`,
  )
  expect(rows).toEqual([{ extra: null, nft: 'app.nft' }])
})

test('two migrators at once apply each migration once, also one that builds an index concurrently', async () => {
  addMigration('9000_add', 'ALTER TABLE "app"."account" ADD COLUMN "extra" text;')
  addMigration(
    '9001_index',
    'CREATE INDEX CONCURRENTLY "account_extra" ON "app"."account" USING btree ("extra");',
  )
  await Promise.all([migrate(fresh.url, { folder }), migrate(fresh.url, { folder })])
  const client = await connect()
  expect(new Set(await timesApplied(client))).toEqual(new Set([1]))
  const { rows } = await client.query(
    `select indisvalid as valid from pg_index where indexrelid = 'app.account_extra'::regclass`,
  )
  expect(rows).toEqual([{ valid: true }])
})

test('an index that an earlier attempt left invalid is built again', async () => {
  const client = await connect()
  await client.query(`insert into app.collection_coin (collection_id, coin) values ('a', 'x'), ('a', 'y')`)
  const index = 'CREATE UNIQUE INDEX CONCURRENTLY "coin_once" ON "app"."collection_coin" ("collection_id");'
  addMigration('9000_index', index)
  await expect(migrate(fresh.url, { folder })).rejects.toThrow('could not create unique index')
  const validity = `select indisvalid as valid from pg_index where indexrelid = 'app.coin_once'::regclass`
  expect((await client.query(validity)).rows).toEqual([{ valid: false }])
  await client.query(`delete from app.collection_coin where coin = 'y'`)
  await migrate(fresh.url, { folder })
  expect((await client.query(validity)).rows).toEqual([{ valid: true }])
})

test('a migration with CONCURRENTLY holds nothing else', async () => {
  addMigration(
    '9000_mixed',
    'ALTER TABLE "app"."account" ADD COLUMN "extra" text;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "account_extra" ON "app"."account" ("extra");',
  )
  await expect(migrate(fresh.url, { folder })).rejects.toThrow('9000_mixed: a migration with CONCURRENTLY')
})
