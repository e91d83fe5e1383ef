import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { watermarkReader } from './watermark.ts'

const [read, unread, unknown] = [31_337, 31_338, 1]
let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'watermark')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'watermark', max: 1 }))
  await db.insert(projection).values({
    chainId: read,
    deployment: 'test',
    checkpoint: '',
    block: 40,
    blockTime: 1_700_000_000,
    finalizedBlock: 8,
    projectedAt: Date.now(),
  })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('returns the indexed block of a chain', async () => {
  expect(await watermarkReader(db, [read])(read)).toEqual({
    chainId: read,
    block: 40,
    blockTime: 1_700_000_000,
    finalizedBlock: 8,
  })
})

test('a configured chain without indexed blocks is still starting', async () => {
  await expect(watermarkReader(db, [read, unread])(unread)).rejects.toMatchObject({
    code: 'server.starting',
    facts: { chainId: unread },
  })
})

test('a chain that is not configured is unknown', async () => {
  await expect(watermarkReader(db, [read, unread])(unknown)).rejects.toMatchObject({
    code: 'chain.network_unknown',
  })
})
