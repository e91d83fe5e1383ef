import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { audit } from './app/accounts.ts'
import { ledgerEntry } from './app/mall/payments.ts'
import { connectPool, type Database, database } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { migrate } from './migrate.ts'

let fresh: FreshDatabase
let db: Database
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 2 }))
  owner = database(connectPool(fresh.url, { name: 'test', max: 1 }))
})
afterAll(async () => {
  await Promise.all([db.$client.end(), owner.$client.end()])
  await fresh.drop()
})

const entry = {
  actorId: '00000000-0000-4000-8000-000000000000',
  actor: 'a',
  action: 'b.c',
  subject: 's',
  reason: 'r',
}
const line = {
  chainId: 1,
  coin: 'c',
  account: 'a',
  amount: 1n,
  paymentId: 'p',
  kind: 'paid',
  block: 1,
  txHash: 't',
}

async function partOf(table: string, where: string): Promise<string> {
  const { rows } = await owner.execute<{ part: string }>(
    sql.raw(`select tableoid::regclass::text as part from app.${table} where ${where}`),
  )
  return rows[0]?.part ?? ''
}

test('rows go into the partition of their month, and ids continue', async () => {
  const rows = await db.insert(audit).values([entry, entry]).returning({ id: audit.id, at: audit.at })
  expect(rows.map(({ id }) => id)).toEqual([1, 2])
  const month = rows[0]?.at.toISOString().slice(0, 7).replace('-', '_')
  expect(await partOf('audit', 'id = 1')).toBe(`app_parts.audit_${month}`)
  await db
    .insert(ledgerEntry)
    .values({ ...line, eventId: 'now', place: 0, at: Math.floor(Date.now() / 1_000) })
  expect(await partOf('ledger_entry', `event_id = 'now'`)).toBe(`app_parts.ledger_entry_${month}`)
})

test('an old row goes into the default partition', async () => {
  await db.insert(ledgerEntry).values({ ...line, eventId: 'old', place: 0, at: 1_000_000_000 })
  expect(await partOf('ledger_entry', `event_id = 'old'`)).toBe('app_parts.ledger_entry_default')
})

test('the app creates the coming months and cannot access a partition directly', async () => {
  await owner.execute(
    sql.raw(`do $$ begin execute (select 'drop table app_parts.' || max(relname) from pg_class
      where relnamespace = 'app_parts'::regnamespace and relname like 'audit_2%' and relkind = 'r'); end $$`),
  )
  const make = () => db.execute<{ made: number }>(sql`select app.make_partitions() as made`)
  expect((await make()).rows).toEqual([{ made: 1 }])
  expect((await make()).rows).toEqual([{ made: 0 }])
  await expect(db.execute(sql`select from app_parts.audit_default`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  await expect(db.delete(audit)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('partitioning an existing table keeps its rows, ids and keys', async () => {
  await owner.execute(
    sql.raw(`
      create table app.before (like app.audit);
      insert into app.before select * from app.audit;
      insert into app.before select 7, now() - interval '13 months', actor_id, actor, action, 'old', reason, facts
        from app.audit where id = 1;
      drop table app.audit;
      alter table app.before rename to audit;
      alter table app.audit alter column at set default now(), alter column facts set default '{}', add primary key (id);
      alter table app.audit alter column id add generated always as identity (sequence name app.audit_id_seq);
      create index audit_subject on app.audit (subject, id)`),
  )
  await migrate(fresh.url)
  expect(await partOf('audit', 'id = 7')).toMatch(/^app_parts\.audit_20\d\d_\d\d$/)
  const [next] = await db.insert(audit).values(entry).returning({ id: audit.id })
  expect(next?.id).toBe(8)
  expect((await db.select().from(audit).orderBy(audit.id)).map(({ id }) => id)).toEqual([1, 2, 7, 8])
  const { rows } = await owner.execute<{ found: boolean }>(
    sql`select to_regclass('app.audit_subject') is not null as found`,
  )
  expect(rows).toEqual([{ found: true }])
})
