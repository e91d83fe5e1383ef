import { name } from '@mofu/db/app/names'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { nameTimes } from '@mofu/domain/name-state'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listHoldings } from './store.ts'

const of = { chainId: 5, contract: '0x00000000000000000000000000000000000000cc' }
const now = 1_800_000_000

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'holdings')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'holdings', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function register(label: string, owner: string, expiry: number): Promise<void> {
  const id = `5-${of.contract}-${label}`
  const facts = { registeredAt: 1, registeredOrder: 1, movedOrder: 1, updatedBlock: 1 }
  await db.insert(name).values({ id, ...of, tokenId: 1n, label, skeleton: label, owner, expiry, ...facts })
}

test('holders are counted by the names they still have: a name that is free again is nobody’s', async () => {
  await register('one', 'hana', now + 1)
  await register('two', 'hana', now - nameTimes.grace + 1)
  await register('mei', 'mei', now + 1)
  await register('free', 'kuro', now - nameTimes.grace)
  const holdings = await listHoldings(db, of, now)
  expect(holdings.toSorted((a, b) => a.names - b.names)).toEqual([
    { names: 1, accounts: 1 },
    { names: 2, accounts: 1 },
  ])
})
