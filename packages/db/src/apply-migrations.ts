import type pg from 'pg'

import { inTransaction, type LockRetry, retryOnLock } from './lock-retry.ts'
import { type MigrationFile, readJournal, readMigration } from './migration-files.ts'

/**
 * An index that is built or dropped without blocking writes waits for the transactions that are open. It blocks nobody
 * while it waits, so it may wait much longer than a table lock.
 */
const CONCURRENT_WAIT_MS = 300_000

/**
 * Applies what the database does not have yet, each migration in a transaction of its own: one that fails leaves those
 * before it applied. A migration with CONCURRENTLY consists of nothing else and runs outside of a transaction. Callers
 * hold the migration lock.
 */
export async function applyMigrations(client: pg.Client, folder: string, retry: LockRetry): Promise<void> {
  // The table of drizzle-kit's own migrator, so that its tools read it.
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from migrations.__drizzle_migrations',
  )
  const applied = new Set(rows.map((row) => Number(row.created_at)))
  for (const entry of readJournal(folder)) {
    if (applied.has(entry.createdAt)) continue
    const migration = readMigration(folder, entry)
    if (migration.statements.some(isConcurrent)) await applyConcurrently(client, migration, retry)
    else await applyAtOnce(client, migration, retry)
  }
}

async function applyAtOnce(client: pg.Client, migration: MigrationFile, retry: LockRetry): Promise<void> {
  await retryOnLock(client, migration.tag, retry, () =>
    inTransaction(client, async () => {
      for (const statement of migration.statements) await client.query(statement)
      await record(client, migration)
    }),
  )
}

/** An attempt that ended half-way left an invalid index, which is dropped, or finished statements, which are skipped. */
async function applyConcurrently(
  client: pg.Client,
  migration: MigrationFile,
  retry: LockRetry,
): Promise<void> {
  const patient = { ...retry, lockMs: CONCURRENT_WAIT_MS }
  await retryOnLock(client, migration.tag, patient, async () => {
    for (const statement of migration.statements) {
      const { schema, index, isDrop } = indexIn(migration, statement)
      const state = await indexState(client, schema, index)
      if (state === (isDrop ? 'missing' : 'valid')) continue
      if (state === 'invalid' && !isDrop) {
        await client.query(`drop index concurrently "${schema}"."${index}"`)
      }
      await client.query(statement)
    }
    await record(client, migration)
  })
}

async function record(client: pg.Client, { hash, createdAt }: MigrationFile): Promise<void> {
  await client.query('insert into migrations.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    createdAt,
  ])
}

async function indexState(
  client: pg.Client,
  schema: string,
  index: string,
): Promise<'missing' | 'invalid' | 'valid'> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index
     where indexrelid = to_regclass(quote_ident($1) || '.' || quote_ident($2))`,
    [schema, index],
  )
  if (!rows[0]) return 'missing'
  return rows[0].valid ? 'valid' : 'invalid'
}

function isConcurrent(statement: string): boolean {
  return /\bindex\s+concurrently\b/i.test(withoutComments(statement))
}

const created =
  /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"? on (?:only )?"?(\w+)"?\./i
const dropped = /^drop index concurrently (?:if exists )?"?(\w+)"?\."?(\w+)"?;?$/i

function indexIn(
  { tag }: MigrationFile,
  statement: string,
): { schema: string; index: string; isDrop: boolean } {
  const text = withoutComments(statement).replace(/\s+/g, ' ').trim()
  const [, index, schema] = created.exec(text) ?? []
  if (index !== undefined && schema !== undefined) return { schema, index, isDrop: false }
  const [, from, name] = dropped.exec(text) ?? []
  if (from !== undefined && name !== undefined) return { schema: from, index: name, isDrop: true }
  throw new Error(`${tag}: a migration with CONCURRENTLY builds and drops indexes only, named with a schema`)
}

function withoutComments(statement: string): string {
  return statement.replace(/--.*$/gm, '')
}
