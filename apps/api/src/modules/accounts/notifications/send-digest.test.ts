import { setTimeout as wait } from 'node:timers/promises'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { startMailCatcher } from '@mofu/testkit/mail-catcher'
import { mailsTo } from '@mofu/testkit/mails'
import { freePort } from '@mofu/testkit/ports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { runJobs } from '../../../platform/jobs/run-jobs.ts'
import { connectMailer, type Mail, type Mailer } from '../../../platform/mailer.ts'
import { notify } from './notify.ts'
import { digestWorker } from './send-digest.ts'

let fresh: FreshDatabase
let db: Database
let catcher: Awaited<ReturnType<typeof startMailCatcher>>
let mailsUrl: string

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'digests')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'digests', max: 6 }))
  catcher = await startMailCatcher({ smtpPort: await freePort(), httpPort: await freePort() })
  mailsUrl = `${catcher.url}/mails.json`
})

afterAll(async () => {
  await catcher.stop()
  await db.$client.end()
  await fresh.drop()
})

async function newAccount(email: string): Promise<string> {
  const [row] = await db.insert(account).values({ email, inviteCode: email }).returning({ id: account.id })
  return row?.id ?? ''
}

const sold = (title: string) => ({ title, price: '1', coin: 'ETH' })

/** A mail server with latency. */
function slowMailer(ms: number): Mailer {
  const mailer = connectMailer(catcher.smtpUrl, 'Mofu <mofu@mofu.example>')
  return {
    ...mailer,
    send: async (mail: Mail) => {
      await wait(ms)
      await mailer.send(mail)
    },
  }
}

function startWorker(mailer: Mailer) {
  const log = { info: () => undefined, warn: () => undefined }
  const worker = digestWorker({
    db,
    mailer,
    publicUrl: 'https://mofu.example',
    minutes: 0,
  })
  return runJobs({ databaseUrl: fresh.url, log, drainMs: 3_000 }, [worker])
}

test('two workers mail each notification once, even when more arrive while a digest is being sent', async () => {
  const mailers = [slowMailer(5_000), slowMailer(5_000)]
  const workers = mailers.map((mailer) => startWorker(mailer))
  const people = ['ann', 'bo'].map((name) => `${name}@mofu.example`)
  const ids = await Promise.all(people.map((email) => newAccount(email)))
  for (let round = 1; round <= 4; round++) {
    for (const accountId of ids) {
      await notify(db, { accountId, kind: 'sold', eventId: `${round}`, facts: sold(`Pet-${round}.`) })
    }
    await wait(700)
  }
  const waiting = async () =>
    (await db.execute(sql`select from app.notification where digested_at is null`)).rows.length
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  await Promise.all(workers.map((worker) => worker.stop()))
  for (const mailer of mailers) mailer.stop()
  for (const email of people) {
    const texts = (await mailsTo(mailsUrl, email)).map(({ text }) => text)
    const counts = [1, 2, 3, 4].map((round) => texts.filter((text) => text?.includes(`Pet-${round}.`)).length)
    expect(counts).toEqual([1, 1, 1, 1])
  }
}, 60_000)

test('notifications taken by a worker that died are mailed by another once the lease expires', async () => {
  const email = 'eve@mofu.example'
  const accountId = await newAccount(email)
  await notify(db, { accountId, kind: 'sold', eventId: 'lease', facts: sold('Pet-lease.') })
  await db.execute(sql`update app.notification set mailing_until = now() + interval '3 seconds'
    where account_id = ${accountId}`)
  const mailer = slowMailer(0)
  const worker = startWorker(mailer)
  await wait(1_500)
  expect(await mailsTo(mailsUrl, email)).toEqual([])
  await expect.poll(async () => (await mailsTo(mailsUrl, email)).length, { timeout: 20_000 }).toBe(1)
  await worker.stop()
  mailer.stop()
}, 40_000)
