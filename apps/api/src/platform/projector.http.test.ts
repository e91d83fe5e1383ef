import { setTimeout as wait } from 'node:timers/promises'

import { connectPool, database } from '@mofu/db/connect'
import { healthOf, untilProjected } from '@mofu/testkit/services'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'

import { projectChain } from './projector.ts'

const { apiUrl, chainId, databaseUrl } = inject('httpStack')

async function reached(): Promise<number> {
  const chains = (await healthOf(apiUrl))?.chains ?? []
  return chains.find((chain) => chain.chainId === chainId)?.block ?? 0
}

/** The longest wait for a lock, measured from the first one. */
async function longestWait(spanMs: number): Promise<number> {
  // Its own connection: inside a transaction the server shows a fixed snapshot of activity.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let until = Date.now() + 15_000
  let longest = 0
  while (Date.now() < until) {
    const { rows } = await client.query<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 * 1000 as ms
       from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    const ms = rows[0]?.ms ?? 0
    if (longest === 0 && ms > 0) until = Date.now() + spanMs
    longest = Math.max(longest, ms)
    await wait(50)
  }
  await client.end()
  return longest
}

test('the projector never blocks an engine that reverts blocks', async () => {
  const engine = new pg.Client({ connectionString: databaseUrl })
  await engine.connect()
  try {
    const { rows } = await engine.query<{ name: string }>(
      `select format('%I.%I', n.nspname, t.relname) as name from pg_depend d
         join pg_rewrite r on r.oid = d.objid
         join pg_class v on v.oid = r.ev_class
         join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
         join pg_namespace n on n.oid = t.relnamespace
       where v.relnamespace = 'chain'::regnamespace and v.relname not like '\\_ponder%' group by 1
       -- One that the projector reads late comes first.
       order by bool_or(t.relname = 'payment_event') desc, 1`,
    )
    expect(rows.length).toBeGreaterThan(10)
    // As the engine drops its triggers: an exclusive lock on one table after the other, all held until the end.
    await engine.query('begin')
    let longest = 0
    for (const { name } of rows) {
      await engine.query(`lock table ${name} in access exclusive mode`)
      if (name === rows[0]?.name) longest = await longestWait(2_500)
    }
    // PostgreSQL looks for deadlocks after a second: a longer wait is one.
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(900)
    await engine.query('commit')
  } finally {
    await engine.end()
  }
  await untilProjected(apiUrl, chainId, (await reached()) + 2, 15_000)
}, 40_000)

test('a step may take longer than a request may', async () => {
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'test', max: 1 })
  const lock = `hashtextextended('mofu-projector', ${chainId})`
  let allowed: unknown
  try {
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }])
    // Held by this connection, so that the worker leaves the next block to it.
    await pool.query(`select pg_advisory_lock(${lock})`)
    while (allowed === undefined) {
      await projectChain(database(pool), chainId, [
        async (tx) => {
          allowed = (await tx.execute(sql`show statement_timeout`)).rows
          throw new Error('read only')
        },
      ]).catch((error: unknown) => {
        if (allowed === undefined) throw error
      })
      await wait(100)
    }
    await pool.query(`select pg_advisory_unlock(${lock})`)
  } finally {
    await pool.end()
  }
  expect(allowed).toEqual([{ statement_timeout: '1h' }])
}, 30_000)
