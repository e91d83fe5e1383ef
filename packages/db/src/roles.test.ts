import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool, type Role } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { migrate } from './migrate.ts'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  // As the indexer does: a table in its own schema, exposed as a view.
  await as(
    'mofu_indexer',
    'create schema build; create table build.nft (id text); create view chain.nft as select * from build.nft',
  )
})

afterAll(() => fresh.drop())

async function as(role: Role, statement: string): Promise<unknown> {
  const pool = connectPool(fresh.url, { role, name: 'test', max: 1 })
  try {
    return (await pool.query(statement)).rows
  } finally {
    await pool.end()
  }
}

test('the app reads the indexer’s views and cannot write them', async () => {
  expect(await as('mofu_app', 'select * from chain.nft')).toEqual([])
  await expect(as('mofu_app', `insert into chain.nft values ('1')`)).rejects.toThrow(/permission denied/)
  await expect(as('mofu_app', `insert into build.nft values ('1')`)).rejects.toThrow(/permission denied/)
  await expect(as('mofu_app', 'drop view chain.nft')).rejects.toThrow(/must be owner/)
})

test('the indexer can neither read nor write app tables', async () => {
  await expect(as('mofu_indexer', 'select * from app.nft')).rejects.toThrow(/permission denied/)
  await expect(as('mofu_indexer', 'delete from app.projection')).rejects.toThrow(/permission denied/)
})

test('migrating twice, and from several processes at once, changes nothing', async () => {
  await Promise.all([migrate(fresh.url), migrate(fresh.url), migrate(fresh.url)])
  expect(await as('mofu_app', 'select count(*)::int as count from app.nft')).toEqual([{ count: 0 }])
})

test('a login that is only a member of the app role cannot assume another role', async () => {
  const admin = connectPool(fresh.url, { name: 'test', max: 1 })
  await admin.query(
    `do $$ begin create role mofu_test_login login; exception when duplicate_object then null; end $$`,
  )
  await admin.query(`alter role mofu_test_login password 'mofu'`)
  await admin.query('grant mofu_app to mofu_test_login')
  await admin.end()
  const url = new URL(fresh.url)
  url.username = 'mofu_test_login'
  url.password = 'mofu'
  const pool = connectPool(url.toString(), { role: 'mofu_app', name: 'test', max: 1 })
  await pool.query('select from app.account')
  for (const way of ['set role none', 'set role mofu_indexer', 'set session authorization default']) {
    const left = pool.query(`${way}; drop table app.account`)
    await expect(left).rejects.toThrow(/permission denied|must be owner/)
    await pool.query('set role mofu_app')
  }
  await pool.end()
})
