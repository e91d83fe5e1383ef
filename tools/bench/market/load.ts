import { statfsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { refill } from '@mofu/db/counter-triggers'
import { createDatabase, databaseUrl } from '@mofu/db/fresh-database'
import { migrate } from '@mofu/db/migrate'
import { refillTerms } from '@mofu/db/search-triggers'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { fillDomains } from './domain-rows.ts'
import { activityLines, collectionLines, type Lines, nftLines } from './lines.ts'
import { BLOCKS, CHAIN_ID, databaseName, NOW, OWN_COIN, type Scale } from './shape.ts'

/** Disk space per token, with its four events, its traits and all indexes; measured, and rounded up. */
const BYTES_A_TOKEN = 9_000
const ROWS_A_PIECE = 500

/** Tables to fill: without indexes, which are created afterwards, and unlogged, because they can be regenerated. */
const filled = [
  'nft',
  'activity',
  'sale',
  'nft_term',
  'nft_trait',
  'holder',
  'collection_day',
  'collection_coin',
  'trait',
]

/** Creates the database of a scale, unless it exists. Returns what it did. */
export async function load(serverUrl: string, scale: Scale): Promise<string> {
  const name = databaseName(scale)
  const server = await connected(serverUrl)
  try {
    const { rows } = await server.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return `${name} is there already`
    await expectFreeSpace(server, scale)
  } finally {
    await server.end()
  }
  const from = Date.now()
  const say = (what: string) => console.log(`${((Date.now() - from) / 1000).toFixed(0)} s: ${what}`)
  // Under a temporary name until it is complete: an interrupted load is not mistaken for a database.
  const draft = `${name}_draft`
  await drop(serverUrl, draft)
  await createDatabase(serverUrl, draft)
  const url = databaseUrl(serverUrl, draft)
  await migrate(url)
  await fill(url, scale, say)
  await run(serverUrl, `alter database ${draft} rename to ${name}`)
  return `${name} was made in ${((Date.now() - from) / 1000).toFixed(0)} s`
}

export async function drop(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${name} with (force)`)
}

async function fill(url: string, scale: Scale, say: (what: string) => void): Promise<void> {
  const [one, two] = [await connected(url), await connected(url)]
  try {
    const { rows: indexes } = await one.query<Index>(
      `select i.indexname as name, i.indexdef as definition,
         (select pg_get_constraintdef(c.oid) from pg_constraint c where c.conname = i.indexname
           and c.connamespace = 'app'::regnamespace) as constraint
       from pg_indexes i where i.schemaname = 'app' and i.tablename = any($1)`,
      [filled],
    )
    for (const table of filled) {
      await one.query(`alter table app.${table} set unlogged`)
      await one.query(`alter table app.${table} disable trigger user`)
    }
    for (const { name, definition, constraint } of indexes) {
      const table = tableOf(definition)
      // Tables filled with "on conflict" need their key during the refill; they are small.
      if (table === 'collection_coin') continue
      await one.query(
        constraint === null ? `drop index app.${name}` : `alter table app.${table} drop constraint ${name}`,
      )
    }
    await copy(one, 'collection', collectionLines(scale))
    await Promise.all([
      copy(one, 'nft', nftLines(scale)).then(() => say(`${scale.nfts} tokens`)),
      copy(two, 'activity', activityLines(scale)).then(() => say(`${scale.activity} events`)),
    ])
    for (const followed of ofTheRest) await one.query(followed)
    say('asks, sales and standings')
    await one.query(
      `insert into app.projection (chain_id, deployment, checkpoint, block, block_time, finalized_block, projected_at)
       values ($1, 'bench', 'bench', $2, $3, $2, $4)`,
      [CHAIN_ID, BLOCKS, NOW, Date.now()],
    )
    const made = indexes.filter(({ definition }) => tableOf(definition) !== 'collection_coin')
    // The slow ones first, so that both connections stay busy to the end.
    made.sort((a, b) => weight(b.definition) - weight(a.definition))
    const work = async (client: pg.Client, queue: Index[]) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { name, definition, constraint } = next
        await client.query(
          constraint === null
            ? definition
            : `alter table app.${tableOf(definition)} add constraint ${name} ${constraint}`,
        )
        say(name)
      }
    }
    const isOfEvents = ({ definition }: Index) => tableOf(definition) === 'activity'
    const rest = made.filter((index) => !isOfEvents(index))
    // Derived tables are filled before they get their indexes; those of the events can be created concurrently.
    const refilled = one
      .query(refill)
      .then(() => one.query(refillTerms))
      .then(() => say('what follows tokens and events'))
    await Promise.all([
      refilled.then(() => work(one, rest)),
      work(two, made.filter(isOfEvents))
        .then(() => refilled)
        .then(() => work(two, rest)),
    ])
    for (const table of filled) await one.query(`alter table app.${table} enable trigger user`)
    await fillDomains(one, scale)
    say('auctions, quizzes, a machine and names')
    await Promise.all([one.query('vacuum analyze app.nft'), two.query('vacuum analyze app.activity')])
    await one.query('vacuum analyze')
    say('looked over')
  } finally {
    await Promise.all([one.end(), two.end()])
  }
}

/** What can be derived from the tokens and events themselves. */
const ofTheRest = [
  `insert into app.collection_state (collection_id, state) select id, state from app.collection where state <> 'unverified'`,
  `insert into app.ask (id, chain_id, nft_id, seller, coin, price, start_at, end_at, status, listed_order, listed_at, updated_block)
   select ask_id, chain_id, id, owner, coin, price, ask_start, ask_end, 'open', 1, listed_at, updated_block
   from app.nft where ask_id is not null`,
  `insert into app.sale (id, chain_id, nft_id, collection_id, kind, seller, buyer, receiver, coin, price, fee, creator, royalty, block,
     at, tx_hash, log_index)
   select id, chain_id, nft_id, collection_id, 'ask', "from", "to", "to", coin, price, 0, '${OWN_COIN}', 0, block, at, tx_hash, log_index
   from app.activity where kind = 'sale'`,
]

type Index = { name: string; definition: string; constraint: string | null }

function tableOf(definition: string): string {
  return / ON app\.(\w+)/.exec(definition)?.[1] ?? ''
}

function weight(definition: string): number {
  const rows = ['nft_trait', 'activity', 'nft'].indexOf(tableOf(definition))
  return (definition.includes('USING gin') ? 10 : 0) + (rows < 0 ? 0 : 4 - rows)
}

async function copy(client: pg.Client, table: string, lines: Lines): Promise<void> {
  const { columns, rows } = lines
  const into = client.query(copyFrom(`copy app.${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(pieces(rows), { objectMode: false }), into)
}

function* pieces(rows: Iterable<string>): Generator<string> {
  let piece = ''
  let count = 0
  for (const row of rows) {
    piece += row
    if (++count % ROWS_A_PIECE !== 0) continue
    yield piece
    piece = ''
  }
  yield piece
}

async function expectFreeSpace(server: pg.Client, { nfts }: Scale): Promise<void> {
  const { rows } = await server.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const { bavail, bsize } = statfsSync(rows[0]?.folder ?? '/')
  const [free, needed] = [bavail * bsize, nfts * BYTES_A_TOKEN]
  if (free < needed * 1.2) {
    throw new Error(
      `${gigabytes(needed)} are needed and ${gigabytes(free)} are free where the server keeps its data`,
    )
  }
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

async function run(url: string, statement: string): Promise<void> {
  const client = await connected(url)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'mofu-bench' })
  await client.connect()
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '512MB'; set synchronous_commit = off`)
  return client
}
