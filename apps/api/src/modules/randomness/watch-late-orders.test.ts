import { alert } from '@mofu/db/app/alerts'
import { pull } from '@mofu/db/app/gacha'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { alertsIn } from '../../platform/alerts.ts'
import { watchLateOrders } from './watch-late-orders.ts'

const chainId = 31_337
const now = 1_800_000_000
const log = { info: () => undefined, error: () => undefined }
let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'late_orders')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'late-orders', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const paid = (orderId: number, paidAt: number) =>
  db.insert(pull).values({
    id: `pull-${orderId}`,
    chainId,
    machineId: 'machine',
    orderId,
    owner: '0x00',
    size: 1,
    firstPull: orderId,
    paid: 1n,
    round: 7,
    state: 'pending',
    paidOrder: orderId,
    paidAt,
    paidTx: '0x00',
    updatedBlock: 1,
  })
const watch = () => watchLateOrders({ db, setAlert: alertsIn(db, log) }, { chainId, now })
const alerts = () => db.select({ name: alert.name, subject: alert.subject, facts: alert.facts }).from(alert)

test('a pull without a result after five minutes raises an alert, and its result clears it', async () => {
  await paid(1, now - 200)
  await watch()
  expect(await alerts()).toEqual([])
  await paid(2, now - 720)
  await paid(3, now - 400)
  await watch()
  expect(await alerts()).toEqual([
    { name: 'randomness.orders_late', subject: `chain ${chainId}`, facts: { count: 2, oldestMinutes: 12 } },
  ])
  await db.update(pull).set({ state: 'revealed' }).where(eq(pull.chainId, chainId))
  await watch()
  expect(await alerts()).toEqual([])
})
