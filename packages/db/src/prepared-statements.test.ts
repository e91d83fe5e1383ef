import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool, database } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
})
afterAll(() => fresh.drop())

const preparedIn = sql`select statement from pg_prepared_statements order by prepare_time`

test('a statement with parameters is prepared when a connection repeats it, and answers the same', async () => {
  const pool = connectPool(fresh.url, { role: 'mofu_app', name: 'mofu-test', max: 1, isPrepared: true })
  const db = database(pool)
  const double = (value: number) => db.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`)
  expect((await double(2)).rows).toEqual([{ twice: 4 }])
  expect((await db.execute(preparedIn)).rows).toEqual([])
  expect((await double(3)).rows).toEqual([{ twice: 6 }])
  expect((await double(5)).rows).toEqual([{ twice: 10 }])
  expect((await db.execute(preparedIn)).rows).toEqual([{ statement: 'select $1::int * 2 as twice' }])
  await pool.end()
})

test('behind a pooler nothing is prepared, not even what has a name', async () => {
  const pool = connectPool(fresh.url, { name: 'mofu-test', max: 1, isPooled: true })
  const db = database(pool)
  const named = db
    .select({ one: sql<number>`1` })
    .from(sql`pg_class`)
    .limit(1)
    .prepare('named')
  expect(await named.execute()).toHaveLength(1)
  expect(await named.execute()).toHaveLength(1)
  expect((await db.execute(preparedIn)).rows).toEqual([])
  await pool.end()
})

test('other pools prepare nothing', async () => {
  const pool = connectPool(fresh.url, { role: 'mofu_app', name: 'mofu-test', max: 1 })
  const db = database(pool)
  for (const value of [1, 2, 3]) await db.execute(sql`select ${value}::int as one`)
  expect((await db.execute(preparedIn)).rows).toEqual([])
  await pool.end()
})
