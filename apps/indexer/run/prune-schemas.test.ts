import { connectPool } from '@mofu/db/connect'
import { freshDatabase } from '@mofu/db/fresh-database'
import { expect, inject, test } from 'vitest'

import { pruneSchemas } from './prune-schemas.ts'

test('drops schemas of former builds a week after their last engine; keeps the current one, the one behind the views and recent ones', async () => {
  const fresh = await freshDatabase(inject('databaseServer'), 'prune')
  const pool = connectPool(fresh.url, { role: 'mofu_indexer', name: 'test', max: 1 })
  for (const name of ['own', 'shown', 'young', 'old', 'unknown']) {
    await pool.query(`create schema indexed_${name}; create table indexed_${name}.nft (id text)`)
  }
  await pool.query('create view chain.nft as select * from indexed_shown.nft')
  await pool.query(`insert into engine.lease select 'indexed_' || name, gen_random_uuid(), now() - age from (values
    ('own', interval '30 days'), ('shown', interval '30 days'), ('young', interval '6 days'), ('old', interval '8 days')) v(name, age)`)
  expect(await pruneSchemas(fresh.url, 'indexed_own')).toEqual(['indexed_old'])
  expect(await pruneSchemas(fresh.url, 'indexed_own')).toEqual([])
  await pool.query(
    `update engine.lease set renewed_at = now() - interval '8 days' where schema = 'indexed_unknown'`,
  )
  expect(await pruneSchemas(fresh.url, 'indexed_own')).toEqual(['indexed_unknown'])
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'indexed%' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['indexed_own', 'indexed_shown', 'indexed_young'])
  await pool.end()
  await fresh.drop()
})
