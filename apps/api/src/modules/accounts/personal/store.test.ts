import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { anonymizeAccount } from './store.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'erasure')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'erasure', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

/** What the row of a deleted account still says of its wallet. */
async function erased(name: string, inviterId: string | null) {
  const values = { address: name, email: `${name}@mofu.example`, inviteCode: name, inviterId }
  const [made] = await db.insert(account).values(values).returning()
  const id = made?.id ?? ''
  await db.transaction((tx) => anonymizeAccount(tx, id))
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return { id, address: row?.address, email: row?.email, boughtAs: row?.boughtAs }
}

test('of a deleted account the wallet stays only where a referrer’s statements are made of what it bought', async () => {
  const alone = await erased('momo', null)
  expect(alone).toMatchObject({ address: null, email: null, boughtAs: null })
  expect(await erased('rin', alone.id)).toMatchObject({ address: null, email: null, boughtAs: 'rin' })
})
