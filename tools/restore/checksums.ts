import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type pg from 'pg'

/** By name: what a table or a file contains. */
export type Checksums = ReadonlyMap<string, string>

/** Every table of the database, partitions one by one: its rows and a checksum that does not depend on their order. */
export async function tableChecksums(client: pg.Client): Promise<Checksums> {
  const found = new Map<string, string>()
  await client.query('begin isolation level repeatable read read only')
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1`,
  )
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0) as sum
       from ${name} t`,
    )
    found.set(name, rows[0]?.sum ?? '')
  }
  await client.query('commit')
  return found
}

/** Every file below a folder. */
export async function fileChecksums(folder: string): Promise<Checksums> {
  const found = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    found.set(relative(folder, path), hash.digest('hex'))
  }
  return found
}

/** How many of the recorded ones are the same, and the names of those that are not. */
export function compare(recorded: Checksums, now: Checksums): { equal: number; different: string[] } {
  const different = [...recorded].flatMap(([name, sum]) => (now.get(name) === sum ? [] : [name]))
  return { equal: recorded.size - different.length, different }
}
