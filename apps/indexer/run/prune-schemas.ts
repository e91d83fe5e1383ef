import { urlWithRole } from '@mofu/db/connect'
import pg from 'pg'

import { NOBODY } from './lease.ts'

/** How long the schema of a former build is retained, for a rollback to that build. */
const RETENTION = '7 days'

/**
 * Drops the schemas of former builds: those that are not behind the views and had no engine for a while. One of unknown
 * age counts from now.
 */
export async function pruneSchemas(databaseUrl: string, schema: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: urlWithRole(databaseUrl, 'mofu_indexer'),
    application_name: 'mofu-indexer-prune',
    connectionTimeoutMillis: 5_000,
    lock_timeout: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const former = `
      select n.nspname as schema from pg_namespace n
      where n.nspname like 'indexed\\_%' and n.nspname <> $1 and not exists (
        select from pg_depend d
          join pg_rewrite r on r.oid = d.objid
          join pg_class v on v.oid = r.ev_class and v.relnamespace = 'chain'::regnamespace
          join pg_class t on t.oid = d.refobjid and t.relnamespace = n.oid)`
    await client.query(
      `insert into engine.lease (schema, holder, renewed_at)
       select schema, '${NOBODY}', now() from (${former}) f on conflict do nothing`,
      [schema],
    )
    const { rows } = await client.query<{ schema: string }>(
      `select f.schema from (${former}) f join engine.lease l using (schema)
       where l.renewed_at < now() - interval '${RETENTION}'`,
      [schema],
    )
    for (const { schema: old } of rows) {
      await client.query(`drop schema ${pg.escapeIdentifier(old)} cascade`)
      await client.query('delete from engine.lease where schema = $1', [old])
    }
    return rows.map((row) => row.schema)
  } finally {
    await client.end()
  }
}
