import { account, notificationSetting } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import type { Mail } from '../../../platform/mailer.ts'
import { type ComposeNotification, mailNotification } from './mail-notification.ts'
import { notifyAtOnce } from './notify.ts'
import { leaseUndigested, secondsUntilDue } from './store.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'mail_notification')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'mail-notification', max: 6 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function newAccount(email: string | null): Promise<string> {
  const [row] = await db
    .insert(account)
    .values({ email, inviteCode: crypto.randomUUID() })
    .returning({ id: account.id })
  return row?.id ?? ''
}

async function news(accountId: string, eventId: string): Promise<number> {
  const id = await notifyAtOnce(db, { accountId, kind: 'order', eventId, facts: { number: eventId } })
  if (id === undefined) throw new Error('it was notified before')
  return id
}

/** A mail server that answers as given, and what it was sent. */
function mailServer(answer: () => Promise<void> = async () => undefined) {
  const sent: string[] = []
  const send = async ({ to }: Mail) => {
    await answer()
    sent.push(to)
  }
  return { sent, mailer: { send, stop: () => undefined } }
}

const compose: ComposeNotification = async ({ email }) => ({
  to: email,
  subject: '',
  text: '',
  html: '',
  language: 'en',
})

test('a job that runs again mails nothing more, and digests leave the notification out', async () => {
  const accountId = await newAccount('ann@mofu.example')
  const id = await news(accountId, 'one')
  expect(await notifyAtOnce(db, { accountId, kind: 'order', eventId: 'one', facts: {} })).toBeUndefined()
  expect(await db.transaction((tx) => secondsUntilDue(tx, { accountId, minutes: 0 }))).toBeUndefined()
  expect(await leaseUndigested(db, accountId)).toEqual([])
  const { mailer, sent } = mailServer()
  await mailNotification({ db, mailer }, id, compose)
  await mailNotification({ db, mailer }, id, compose)
  expect(sent).toEqual(['ann@mofu.example'])
})

test('of two workers one mails, and the other fails so that its job runs again', async () => {
  const id = await news(await newAccount('bo@mofu.example'), 'two')
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { mailer, sent } = mailServer(() => answered)
  const runs = [1, 2].map(() => mailNotification({ db, mailer }, id, compose))
  // The one that has the lease waits for the mail server, so the other ends first.
  const first = await Promise.race(runs.map((run) => run.then(() => 'mailed', String)))
  answer()
  expect(first).toContain('another worker')
  const ends = await Promise.allSettled(runs)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await mailNotification({ db, mailer }, id, compose)
  expect(sent).toEqual(['bo@mofu.example'])
})

test('a mail that the server refused is sent by the next run', async () => {
  const id = await news(await newAccount('eve@mofu.example'), 'three')
  const refusing = mailServer(() => Promise.reject(new Error('550')))
  await expect(mailNotification({ db, ...refusing }, id, compose)).rejects.toThrow('550')
  const { mailer, sent } = mailServer()
  await mailNotification({ db, mailer }, id, compose)
  expect(sent).toEqual(['eve@mofu.example'])
})

test('nothing is mailed to who switched it off or has no address', async () => {
  const off = await newAccount('off@mofu.example')
  await db.insert(notificationSetting).values({ accountId: off, kind: 'order', isMailed: false })
  const { mailer, sent } = mailServer()
  for (const accountId of [off, await newAccount(null), await newAccount('on@mofu.example')]) {
    await mailNotification({ db, mailer }, await news(accountId, 'four'), compose)
  }
  expect(sent).toEqual(['on@mofu.example'])
})
