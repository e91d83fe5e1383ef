import { urlWithRole } from '@mofu/db/connect'
import pg from 'pg'

import { lockKey } from './engine-lock.ts'

type Say = (event: string, facts?: object) => void

/**
 * Makes the engine read the whole chain anew, also what it kept of it: after a reorg that went deeper than finality its
 * rows and its copies of blocks tell of things that never happened. Safe while everything runs: whoever holds the engine is
 * cut off, and starts it again when this is done. Until the new rows are there, readers go on with what they have.
 */
export async function reindex(databaseUrl: string, schema: string, say: Say): Promise<void> {
  const client = new pg.Client({
    connectionString: urlWithRole(databaseUrl, 'mofu_indexer'),
    application_name: 'mofu-reindex',
  })
  const owner = new pg.Client({ connectionString: databaseUrl, application_name: 'mofu-reindex' })
  await Promise.all([client.connect(), owner.connect()])
  try {
    // In line before the holder is cut off: so it is ours next, and no engine is alive while we work.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const locked = client.query(`select pg_advisory_lock(${lockKey})`, [schema])
    await owner.query(
      `select pg_terminate_backend(l.pid) from pg_locks l, ${lockKey} key
       where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.pid <> $2
         and l.classid::bigint = (key >> 32) & 4294967295 and l.objid::bigint = key & 4294967295
         and l.database = (select oid from pg_database where datname = current_database())`,
      [schema, rows[0]?.pid ?? 0],
    )
    await locked
    say('the engine is held', { schema })
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.query('drop schema if exists ponder_sync cascade')
    // Another deployment, as the projector sees it: everything is compared, once. And nothing is taken for final yet.
    await owner.query(`update app.projection set deployment = ''`)
    await owner.query('delete from app.final_mark')
    say('the engine reads everything anew', { schema })
  } finally {
    await Promise.all([client.end(), owner.end()])
  }
}
