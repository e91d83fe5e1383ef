import { setTimeout as delay } from 'node:timers/promises'

import pg from 'pg'

import { applyMigrations } from './apply-migrations.ts'
import { installCounterTriggers } from './counter-triggers.ts'
import { grantJobs, installJobs } from './jobs/install-jobs.ts'
import { inTransaction, type LockRetry, lockRetry, retryOnLock } from './lock-retry.ts'
import { migrationsFolder } from './migration-files.ts'
import { installOrderCap } from './order-cap.ts'
import { installPartitions } from './partitions.ts'
import { installProductPlaces } from './product-places.ts'
import { installReadVersions } from './read-versions.ts'
import { installSearchTriggers } from './search-triggers.ts'
import { installSearch } from './search.ts'

/** An arbitrary constant: processes that migrate the same database take turns. */
const MIGRATION_LOCK = 7_364_512
const LOCK_POLL_MS = 250

export type MigrateOptions = { folder?: string; retry?: Partial<LockRetry> }

/**
 * Migrates a database to the newest version: roles, schemas, tables. Idempotent and safe to run concurrently. A table
 * lock that is not free is given up soon and tried again, so that the queries of running processes do not wait behind it.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, retry = {} }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mofu-migrate',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  const limits = { ...lockRetry, ...retry }
  const step = (what: string, install: (client: pg.Client) => Promise<void>): Promise<void> =>
    retryOnLock(client, what, limits, () => inTransaction(client, () => install(client)))
  try {
    await waitForTurn(client)
    await client.query('set statement_timeout = 0')
    await prepareRoles(client)
    await prepareExtensions(client)
    // Before the tables: a migration may enqueue jobs. The engine's plans open their own transactions.
    await retryOnLock(client, 'jobs', limits, () => installJobs(client))
    await applyMigrations(client, folder, limits)
    await step('counter triggers', installCounterTriggers)
    await step('search', installSearch)
    await step('search triggers', installSearchTriggers)
    await step('product places', installProductPlaces)
    await step('read versions', installReadVersions)
    await step('order cap', installOrderCap)
    await step('partitions', installPartitions)
    await step('lease', prepareLease)
    await step('rights', grantRights)
  } finally {
    await client.end()
  }
}

/**
 * Asks for the lock again and again instead of waiting for it: a statement that waits has a snapshot, and an index that
 * the holder builds concurrently would wait for that snapshot.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.mine) return
    await delay(LOCK_POLL_MS)
  }
}

/** Roles are server-wide, so another database's migration may be creating the same one right now. */
async function prepareRoles(client: pg.Client): Promise<void> {
  for (const role of ['mofu_app', 'mofu_indexer']) {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`do $$ begin
      if not pg_has_role(current_user, '${role}', 'member') then grant ${role} to current_user; end if;
    exception when unique_violation then null; end $$`)
  }
}

/** Trigrams, for search. The extension is trusted: the right to create in the database is enough to install it. */
async function prepareExtensions(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
}

/** Who runs the indexer's engine on which schema, and when the lease was last renewed (apps/indexer/run/lease.ts). */
async function prepareLease(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists engine;
    create table if not exists engine.lease (
      schema text primary key,
      holder uuid not null,
      renewed_at timestamptz not null
    );
    grant usage on schema engine to mofu_indexer;
    grant select, insert, update, delete on engine.lease to mofu_indexer;
  `)
}

/** One writer per schema, enforced by the server: the app cannot write chain.*, the indexer cannot access app.*. */
async function grantRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const name = rows[0]?.name
  await client.query(`
    create schema if not exists chain authorization mofu_indexer;
    grant create on database ${name} to mofu_indexer, mofu_app;
    grant usage on schema app to mofu_app;
    grant select, insert, update, delete on all tables in schema app to mofu_app;
    revoke update, delete on app.audit, app.order_event, app.ledger_entry, app.referral_statement, app.referral_entry
      from mofu_app;
    grant usage on schema migrations to mofu_app;
    grant select on all tables in schema migrations to mofu_app;
    grant usage on schema chain to mofu_app;
    grant select on all tables in schema chain to mofu_app;
    alter default privileges for role mofu_indexer in schema chain grant select on tables to mofu_app;
    ${grantJobs}
  `)
}
