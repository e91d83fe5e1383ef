import { urlWithRole } from '@mofu/db/connect'
import pg from 'pg'

import { lockKey } from './engine-lock.ts'

type Say = (event: string, facts?: object) => void

/**
 * Makes the engine index the whole chain from scratch, without its block cache: after a reorg deeper than finality, its
 * rows and cached blocks are wrong. Safe while everything runs: the current lock holder is disconnected, and restarts
 * the engine when this is done. Until the new rows are there, readers keep what they have.
 */
export async function reindex(databaseUrl: string, schema: string, say: Say): Promise<void> {
  const client = new pg.Client({
    connectionString: urlWithRole(databaseUrl, 'mofu_indexer'),
    application_name: 'mofu-reindex',
  })
  const owner = new pg.Client({ connectionString: databaseUrl, application_name: 'mofu-reindex' })
  await Promise.all([client.connect(), owner.connect()])
  try {
    // Queue for the lock before disconnecting the holder: so we get it next, and no engine is alive while we work.
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
    say('reindex: engine stopped, dropping its schemas', { schema })
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.query('drop schema if exists ponder_sync cascade')
    // A new deployment from the projector's view, which compares everything once. And no block counts as final yet.
    await owner.query(`update app.projection set deployment = ''`)
    await owner.query('delete from app.final_mark')
    say('reindex: schemas dropped, the engine indexes from scratch', { schema })
  } finally {
    await Promise.all([client.end(), owner.end()])
  }
}
