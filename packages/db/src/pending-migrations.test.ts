import { expect, inject, test } from 'vitest'

import { connectPool, database } from './connect.ts'
import { freshDatabase } from './fresh-database.ts'
import { pendingMigrations } from './pending-migrations.ts'

test('reports a missing migration, also to the role of the app', async () => {
  const fresh = await freshDatabase(inject('databaseServer'))
  const owner = connectPool(fresh.url, { name: 'test', max: 1 })
  const pool = connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 1 })
  expect(await pendingMigrations(database(pool))).toEqual([])
  await owner.query(
    'delete from migrations.__drizzle_migrations where created_at = (select max(created_at) from migrations.__drizzle_migrations)',
  )
  expect(await pendingMigrations(database(pool))).toHaveLength(1)
  await Promise.all([owner.end(), pool.end()])
  await fresh.drop()
})
