import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { foldChanges, readFamilies, selectVersions } from './read-versions.ts'

let fresh: FreshDatabase
let pool: ReturnType<typeof connectPool>
let one: pg.PoolClient
let two: pg.PoolClient

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  pool = connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 3 })
  one = await pool.connect()
  two = await pool.connect()
})

afterAll(async () => {
  one.release()
  two.release()
  await pool.end()
  await fresh.drop()
})

async function versions(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ family: string; changes: string }>(selectVersions)
  return Object.fromEntries(rows.map(({ family, changes }) => [family, Number(changes)]))
}

/** How far each family moved. */
async function moved(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await versions()
  await work()
  const after = Object.entries(await versions())
  return Object.fromEntries(
    after.flatMap(([family, changes]) =>
      changes === before[family] ? [] : [[family, changes - (before[family] ?? 0)]],
    ),
  )
}

const write = (client: pg.PoolClient, word: string) =>
  client.query('insert into app.search_word (word) values ($1)', [word])

test('every table of a family exists and is in one family', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'app'`,
  )
  const tables: string[] = Object.values(readFamilies).flat()
  expect(new Set(tables).size).toBe(tables.length)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(tables))
})

test('a version moves when the transaction commits, once, and by its own family alone', async () => {
  await one.query('begin')
  const during = await moved(async () => {
    await write(one, 'a')
    await write(one, 'b')
    await one.query(`update app.search_word set word = 'c' where word = 'b'`)
  })
  expect(during).toEqual({})
  expect(await moved(() => one.query('commit'))).toEqual({ goods: 1 })
  expect(await moved(() => one.query(`delete from app.search_word where word = 'c'`))).toEqual({ goods: 1 })
})

test('what is rolled back, also to a savepoint, and what changes no row moves nothing', async () => {
  const rolledBack = await moved(async () => {
    await one.query('begin')
    await write(one, 'd')
    await one.query('rollback')
  })
  expect(rolledBack).toEqual({})
  const afterSavepoint = await moved(async () => {
    await one.query('begin')
    await one.query('savepoint s')
    await write(one, 'e')
    await one.query('rollback to s')
    await write(one, 'f')
    await one.query('commit')
  })
  expect(afterSavepoint).toEqual({ goods: 1 })
  expect(await moved(() => one.query(`update app.search_word set word = 'g' where word = 'none'`))).toEqual(
    {},
  )
})

test('a truncated table moves its family', async () => {
  const owner = connectPool(fresh.url, { name: 'test', max: 1 })
  expect(await moved(() => owner.query('truncate app.search_word'))).toEqual({ goods: 1 })
  await owner.end()
})

test('rows that a trigger changes move their families too', async () => {
  const insert = `insert into app.collection (id, chain_id, contract, name, symbol, owner, creator, is_open, max_mint, created_at,
    updated_block) values ('v', 1, 'v', 'Velvet', 'V', 'o', 'o', true, 0, 0, 0)`
  expect(await moved(() => one.query(insert))).toEqual({ collections: 1, tokens: 1 })
})

test('transactions that change the same family do not wait for each other', async () => {
  await one.query('begin')
  await write(one, 'h')
  await two.query(`set lock_timeout = '500ms'`)
  expect(await moved(() => write(two, 'i'))).toEqual({ goods: 1 })
  expect(await moved(() => one.query('commit'))).toEqual({ goods: 1 })
})

test('folding changes no version, also with a transaction under way and twice at the same time', async () => {
  await one.query('begin')
  await write(one, 'j')
  await write(two, 'k')
  expect(await moved(() => Promise.all([pool.query(foldChanges), two.query(foldChanges)]))).toEqual({})
  const { rows } = await pool.query<{ count: string }>('select count(*) from app.read_change')
  expect(rows[0]?.count).toBe('0')
  expect(await moved(() => one.query('commit'))).toEqual({ goods: 1 })
})
