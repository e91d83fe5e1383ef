import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createDatabase, databaseUrl } from '@mofu/db/fresh-database'
import pg from 'pg'

/** Chain state, deployments and files: everything that is meaningless without its database. */
const savedPaths = ['chain.json', 'deployments', 'files', 'store', 'stamp', 'seeded']

export const databaseName = 'mofu_dev'

/** Creates the developer's database when it does not exist. */
export async function ensureDatabase(serverUrl: string): Promise<string> {
  const { rows } = await query<{ found: boolean }>(
    serverUrl,
    `select exists (select from pg_database where datname = '${databaseName}') as found`,
  )
  if (!rows[0]?.found) await createDatabase(serverUrl, databaseName)
  return databaseUrl(serverUrl, databaseName)
}

/** Why folder and database do not match, or undefined when they do. */
export async function mismatch(folder: string, database: string): Promise<string | undefined> {
  const stamp = readStamp(folder)
  const inDatabase = await databaseStamp(database)
  if (stamp === inDatabase) return undefined
  if (stamp === undefined) return 'the database holds the state of a chain that is not here'
  if (inDatabase === undefined) return 'the chain is here, its database is not'
  return 'the chain and the database are of two different runs'
}

/**
 * Why the chain cannot be the one the database has indexed, or undefined. A killed chain may have lost its newest
 * blocks.
 */
export async function behind(database: string, headBlock: number): Promise<string | undefined> {
  const { rows } = await query<{ known: boolean }>(
    database,
    `select to_regclass('app.projection') is not null as known`,
  )
  if (!rows[0]?.known) return undefined
  const seen = await query<{ block: string | null }>(
    database,
    'select max(block) as block from app.projection',
  )
  const block = Number(seen.rows[0]?.block ?? 0)
  return block > headBlock
    ? `the database has read block ${block}, the chain ends at ${headBlock}`
    : undefined
}

/**
 * Whether an earlier start ended before the seed was complete. Nobody has used what it left, and a seed that places trades
 * in the past cannot go on from the middle.
 */
export function hasPartOfSeed(folder: string): boolean {
  return readStamp(folder) !== undefined && !existsSync(join(folder, 'seeded'))
}

/** Records that chain and database hold the whole seed. */
export function noteSeeded(folder: string): void {
  writeFileSync(join(folder, 'seeded'), '')
}

/** Links the folder and the database. */
export async function stampBoth(folder: string, database: string): Promise<void> {
  if (readStamp(folder) !== undefined) return
  const stamp = randomUUID()
  const name = new URL(database).pathname.slice(1)
  await query(database, `comment on database ${name} is 'mofu ${stamp}'`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'stamp'), stamp)
}

/** Deletes chain, files and database together. */
export async function resetAll(folder: string, serverUrl: string, database: string): Promise<void> {
  for (const name of savedPaths) rmSync(join(folder, name), { recursive: true, force: true })
  const name = new URL(database).pathname.slice(1)
  await query(serverUrl, `drop database if exists ${name} with (force)`)
  await createDatabase(serverUrl, name)
}

function readStamp(folder: string): string | undefined {
  const file = join(folder, 'stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function databaseStamp(database: string): Promise<string | undefined> {
  const { rows } = await query<{ comment: string | null }>(
    database,
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
  )
  return /^mofu (.+)$/.exec(rows[0]?.comment ?? '')?.[1]
}

async function query<T extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<pg.QueryResult<T>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<T>(statement)
  } finally {
    await client.end()
  }
}
