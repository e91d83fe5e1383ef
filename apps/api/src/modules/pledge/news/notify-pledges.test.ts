import { account, notification } from '@mofu/db/app/accounts'
import { pledge } from '@mofu/db/app/pledge'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { notificationWords } from '@mofu/words/notifications/en'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { notifyEndingPledges } from './notify-pledges.ts'

const chainId = 5
const contract = '0x00000000000000000000000000000000000000cc'
const hana = '0x00000000000000000000000000000000000000b1'
const hour = 3_600
const day = 24 * hour
/** When anyone can redeem: ahead of the machine’s clock, because news of long ago are not told. */
const end = Math.floor(Date.now() / 1_000) + 30 * day

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'pledge_news')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'pledge_news', max: 2 }))
  await db.insert(account).values({ address: hana, inviteCode: 'hana', walletChainId: 0 })
  const at = { chainId, deployment: '', checkpoint: '', block: 1, finalizedBlock: 1, projectedAt: 1 }
  await db.insert(projection).values({ ...at, blockTime: end })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

beforeEach(async () => {
  await db.delete(notification)
  await db.delete(pledge)
})

async function addPledge(id: string, facts: { time: number; redeemTime?: number; from?: string }) {
  await db.insert(pledge).values({
    id,
    chainId,
    contract,
    nftId: `${chainId}-${contract}-7`,
    collection: contract,
    tokenId: 7n,
    from: hana,
    coin: 1n,
    sharesCount: 100n,
    feeAmount: 5n,
    discount: 0n,
    feePercent: 500,
    discountPrecent: 0,
    redeemTime: end,
    discountAt: end,
    status: 'held',
    pledgedOrder: 1,
    pledgedTx: '0x1',
    updatedBlock: 1,
    ...facts,
  })
}

/** Runs the projection when the chain's clock shows this time. */
async function newsAt(blockTime: number) {
  await db.update(projection).set({ blockTime })
  await db.transaction(async (tx) => notifyEndingPledges(tx, { chainId, after: 0 } as never))
  const rows = await db.select().from(notification).orderBy(asc(notification.id))
  return rows.map(({ eventId }) => eventId)
}

test('a pledger is notified a week, a day and an hour before anyone can redeem, and then, once each', async () => {
  await addPledge('p', { time: end - 20 * day })
  expect(await newsAt(end - 7 * day - 1)).toEqual([])
  const news = ['pledge-p-week']
  expect(await newsAt(end - 7 * day)).toEqual(news)
  expect(await newsAt(end - 6 * day)).toEqual(news)
  expect(await newsAt(end - day - 1)).toEqual(news)
  news.push('pledge-p-day')
  expect(await newsAt(end - day)).toEqual(news)
  expect(await newsAt(end - hour - 1)).toEqual(news)
  news.push('pledge-p-hour')
  expect(await newsAt(end - hour)).toEqual(news)
  expect(await newsAt(end - 1)).toEqual(news)
  news.push('pledge-p-open')
  expect(await newsAt(end)).toEqual(news)
  expect(await newsAt(end + hour)).toEqual(news)
})

test('it says what, until when, and leads to the pledge', async () => {
  await addPledge('p', { time: end - 20 * day })
  await newsAt(end - day)
  await newsAt(end)
  const [ending, open] = await db.select().from(notification).orderBy(asc(notification.id))
  if (!ending || !open) throw new Error('two notifications were expected')
  const date = `${new Date(end * 1_000).toISOString().slice(0, 10)} ${new Date(end * 1_000).toISOString().slice(11, 16)} UTC`
  expect(ending).toMatchObject({
    kind: 'pledge',
    facts: { pledgeId: 'p', title: '#7', news: 'ending', date },
  })
  expect(notificationWords.pledge(ending.facts)).toBe(
    `Only you can redeem #7 until ${date}. After that, anyone with enough shares can.`,
  )
  expect(notificationWords.pledge(open.facts)).toBe(
    'Anyone with enough shares can redeem #7 now, not only you.',
  )
})

test('nobody is notified of a pledge that was redeemed meanwhile', async () => {
  await addPledge('p', { time: end - 20 * day })
  expect(await newsAt(end - 7 * day)).toEqual(['pledge-p-week'])
  await db
    .update(pledge)
    .set({ status: 'redeemed', redeemedAt: end - 2 * day })
    .where(eq(pledge.id, 'p'))
  expect(await newsAt(end - day)).toEqual(['pledge-p-week'])
  expect(await newsAt(end)).toEqual(['pledge-p-week'])
})

test('a pledge with a short limit is not followed by reminders for times before it', async () => {
  await addPledge('short', { time: end - 2 * day })
  await addPledge('none', { time: end - 2 * day, redeemTime: end - 2 * day })
  expect(await newsAt(end - 2 * day)).toEqual([])
  expect(await newsAt(end - day)).toEqual(['pledge-short-day'])
})

test('nobody is notified of what was long ago, as at a first sync or after a stop, or of a stranger’s pledge', async () => {
  const now = Math.floor(Date.now() / 1_000)
  await addPledge('old', { time: now - 40 * day, redeemTime: now - 2 * day })
  await addPledge('theirs', { time: now - 40 * day, redeemTime: now, from: contract })
  expect(await newsAt(now - 2 * day)).toEqual([])
  expect(await newsAt(now)).toEqual([])
})
