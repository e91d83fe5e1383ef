import { randomUUID } from 'node:crypto'

import { account, notification, session } from '@mofu/db/app/accounts'
import { whitelistLeaf, whitelistTree } from '@mofu/db/app/collections/pages'
import { mallOrder, orderSubmit } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentHint, paymentQuote } from '@mofu/db/app/mall/payments'
import { media, upload } from '@mofu/db/app/uploads'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { makeShop } from '@mofu/testkit/mall'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { sweepAll } from './sweeps.ts'

const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const log = {
  info: () => undefined,
  error: (facts: object) => {
    throw new Error(JSON.stringify(facts))
  },
}

let fresh: FreshDatabase
let db: Database
let accountId = ''
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'sweeps')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'sweeps', max: 2 }))
  const [row] = await db.insert(account).values({ inviteCode: randomUUID() }).returning({ id: account.id })
  accountId = row?.id ?? ''
})
afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

test('notifications are deleted 90 days after they were read, and after a year', async () => {
  const one = (eventId: string, created: number, read?: number) => ({
    accountId,
    kind: 'order-paid' as never,
    facts: {} as never,
    eventId,
    createdAt: ago(created),
    ...(read === undefined ? {} : { readAt: ago(read) }),
  })
  await db
    .insert(notification)
    .values([one('read long ago', 100, 95), one('read lately', 100, 80), one('unread', 300), one('old', 370)])
  await sweepAll({ db, log })
  const left = await db.select({ eventId: notification.eventId }).from(notification)
  expect(left.map(({ eventId }) => eventId).sort()).toEqual(['read lately', 'unread'])
})

test('more than one batch of notifications is deleted in one sweep', async () => {
  const values = Array.from({ length: 2_500 }, (_, index) => ({
    accountId,
    kind: 'order-paid' as never,
    facts: {} as never,
    eventId: `many ${index}`,
    createdAt: ago(400),
  }))
  await db.insert(notification).values(values)
  await sweepAll({ db, log })
  expect(await db.$count(notification)).toBe(2)
})

test('ended sessions are deleted, also when nobody comes back', async () => {
  const one = (tokenHash: string, days: number) => ({
    accountId,
    tokenHash,
    scope: 'web3' as const,
    device: '',
    idleEndsAt: ago(days),
    endsAt: ago(days),
  })
  await db.insert(session).values([one('ended', 1), one('open', -1)])
  await sweepAll({ db, log })
  expect((await db.select().from(session)).map(({ tokenHash }) => tokenHash)).toEqual(['open'])
})

test('unpaid quotes, hints and submit keys are deleted after 30 days; a paid quote stays', async () => {
  const { shopId } = await makeShop(db, { owner: { accountId }, payout: `0x${'1'.repeat(40)}` })
  const orderId = randomUUID()
  await db.insert(mallOrder).values({
    id: orderId,
    number: orderId,
    groupId: randomUUID(),
    accountId,
    shopId,
    status: 1,
    isPickup: true,
    goods: 1n,
    freight: 0n,
    total: 1n,
    payDeadline: new Date(),
  })
  const quote = (id: string, days: number) => ({
    id,
    orderId,
    chainId: 1,
    paymentId: id,
    orderKey: '',
    coin: '',
    symbol: '',
    decimals: 18,
    amount: 1n,
    split: [],
    splitHash: '',
    payBy: Math.floor(ago(days).getTime() / 1_000),
    captureBy: 0,
    refundBy: 0,
    price: 1n,
    priceDecimals: 8,
    signature: '',
  })
  await db.insert(paymentQuote).values([quote('unpaid', 31), quote('paid', 31), quote('fresh', 29)])
  await db.insert(mallPayment).values({
    id: 'paid',
    chainId: 1,
    orderId,
    payer: '',
    coin: '',
    amount: 1n,
    held: 0n,
    refundable: 0n,
    stage: 'captured',
    block: 1,
    paidAt: 0,
    txHash: '',
    logIndex: 0,
    updatedBlock: 1,
  })
  await db.insert(paymentHint).values([
    { orderId, txHash: 'old', at: ago(31) },
    { orderId, txHash: 'new', at: ago(29) },
  ])
  const submit = (key: string, days: number) => ({
    accountId,
    key,
    payloadHash: '',
    groupId: randomUUID(),
    createdAt: ago(days),
  })
  await db.insert(orderSubmit).values([submit('old', 31), submit('new', 29)])
  await sweepAll({ db, log })
  expect((await db.select().from(paymentQuote)).map(({ id }) => id).sort()).toEqual(['fresh', 'paid'])
  expect((await db.select().from(paymentHint)).map(({ txHash }) => txHash)).toEqual(['new'])
  expect((await db.select().from(orderSubmit)).map(({ key }) => key)).toEqual(['new'])
})

test('the sender of a file is forgotten after a year, the file is not', async () => {
  await db.insert(media).values({ cid: 'cid', type: 'image/png', size: 1 })
  const one = (name: string, days: number) => ({
    id: randomUUID(),
    accountId,
    purpose: 'nft' as never,
    name,
    size: 1,
    cid: 'cid',
    createdAt: ago(days),
  })
  await db.insert(upload).values([one('old', 366), one('new', 364)])
  await sweepAll({ db, log })
  expect((await db.select().from(upload)).map(({ name }) => name)).toEqual(['new'])
  expect(await db.$count(media)).toBe(1)
})

test('a whitelist that no sale uses is deleted after half a year, with its leaves', async () => {
  const tree = (treeRoot: string, days: number) => ({
    root: treeRoot,
    nodes: Buffer.alloc(32),
    count: 1,
    author: '',
    createdAt: ago(days),
  })
  await db.insert(whitelistTree).values([tree('old', 181), tree('new', 179)])
  const leaf = (treeRoot: string) => ({ root: treeRoot, addr: '', price: 0n, limit: 1, place: 0 })
  await db.insert(whitelistLeaf).values([leaf('old'), leaf('new')])
  await sweepAll({ db, log })
  expect((await db.select().from(whitelistTree)).map((row) => row.root)).toEqual(['new'])
  expect((await db.select().from(whitelistLeaf)).map((row) => row.root)).toEqual(['new'])
})
