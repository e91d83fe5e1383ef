import { account, notification } from '@mofu/db/app/accounts'
import { name } from '@mofu/db/app/names'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { notifyEndingNames } from './notify-names.ts'

const chainId = 5
const contract = '0x00000000000000000000000000000000000000cc'
const hana = '0x00000000000000000000000000000000000000b1'
const now = Math.floor(Date.now() / 1_000)
const day = 86_400
const expiry = now + 40 * day
const id = `${chainId}-${contract}-1`

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'names_news')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'names_news', max: 2 }))
  await db.insert(account).values({ address: hana, inviteCode: 'hana', walletChainId: 0 })
  const facts = { registeredAt: 1, registeredOrder: 1, movedOrder: 1, updatedBlock: 1 }
  const of = { id, chainId, contract, tokenId: 1n, label: 'momo', skeleton: 'momo' }
  await db.insert(name).values({ ...of, owner: hana, expiry, ...facts })
  const at = { chainId, deployment: '', checkpoint: '', block: 1, finalizedBlock: 1, projectedAt: 1 }
  await db.insert(projection).values({ ...at, blockTime: now })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

/** Runs the projection when the chain's clock shows this time. */
async function newsAt(blockTime: number) {
  await db.update(projection).set({ blockTime })
  await db.transaction(async (tx) => notifyEndingNames(tx, { chainId, after: 0 } as never))
  const rows = await db.select().from(notification).orderBy(asc(notification.id))
  return rows.map(({ kind, facts }) => [kind, facts['news'], facts['date']])
}

const dayOf = (time: number) => new Date(time * 1_000).toISOString().slice(0, 10)

test('an owner is notified 30 and 7 days before the expiry and at it, once each, and again after a renewal', async () => {
  const ending = ['name', 'ending', dayOf(expiry)]
  const ended = ['name', 'ended', dayOf(expiry + 90 * day)]
  expect(await newsAt(expiry - 30 * day - 1)).toEqual([])
  expect(await newsAt(expiry - 30 * day)).toEqual([ending])
  expect(await newsAt(expiry - 29 * day)).toEqual([ending])
  expect(await newsAt(expiry - 20 * day)).toEqual([ending])
  expect(await newsAt(expiry - 6 * day)).toEqual([ending, ending])
  expect(await newsAt(expiry - 1)).toEqual([ending, ending])
  expect(await newsAt(expiry)).toEqual([ending, ending, ended])
  expect(await newsAt(expiry + day)).toEqual([ending, ending, ended])
  const renewed = expiry + 365 * day
  await db.update(name).set({ expiry: renewed }).where(eq(name.id, id))
  expect(await newsAt(renewed - 30 * day)).toEqual([
    ending,
    ending,
    ended,
    ['name', 'ending', dayOf(renewed)],
  ])
})

test('nobody is notified of what was long ago, as at a first sync, or of somebody else’s name', async () => {
  const notified = await newsAt(expiry)
  await db
    .update(name)
    .set({ expiry: now - 2 * day })
    .where(eq(name.id, id))
  expect(await newsAt(now - 2 * day)).toEqual(notified)
  await db.update(name).set({ owner: contract, expiry: now }).where(eq(name.id, id))
  expect(await newsAt(now)).toEqual(notified)
})
