import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { runJobs } from './jobs/run-jobs.ts'
import type { Mail } from './mailer.ts'
import { dropMails, queueMail } from './mails.ts'
import { mailWorker } from './send-mail.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'mails')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'mails', max: 4 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const [broken, refused, fine] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)

test('a mail that cannot be composed, or that a server refuses, blocks no other and is retried', async () => {
  for (const subjectId of [broken, refused, fine]) {
    await queueMail(db, { kind: 'password-changed', subjectId: subjectId ?? '' })
  }
  const sent: string[] = []
  const mailer = {
    send: async ({ to }: Mail) => {
      if (to === refused) throw new Error('550')
      sent.push(to)
    },
    stop: () => undefined,
  }
  const worker = mailWorker({ db, mailer }, async (_, { subjectId }) => {
    if (subjectId === broken) throw new TypeError('cannot be written')
    return { to: subjectId, subject: '', text: '', html: '', language: 'en' }
  })
  const log = { info: () => undefined, warn: () => undefined }
  const running = runJobs({ databaseUrl: fresh.url, log, drainMs: 1_000 }, [worker])
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual([fine])
  const tried = async () =>
    (
      await db.execute(sql`select data ->> 'subjectId' as id, retry_count > 0 as is_retried from jobs.job
        where name = 'mail' and state <= 'active' order by 1`)
    ).rows
  await expect.poll(tried, { timeout: 15_000 }).toEqual([
    { id: broken, is_retried: true },
    { id: refused, is_retried: true },
  ])
  await running.stop()
}, 40_000)

test('mails to an account are withdrawn; one to its former address is still sent', async () => {
  await db.execute(sql`delete from jobs.job`)
  await queueMail(db, { kind: 'password-changed', subjectId: fine ?? '' })
  await queueMail(db, { kind: 'email-changed', subjectId: fine ?? '', recipient: 'old@mofu.example' })
  await db.transaction((tx) => dropMails(tx, fine ?? ''))
  const { rows } = await db.execute(sql`select data ->> 'kind' as kind from jobs.job`)
  expect(rows).toEqual([{ kind: 'email-changed' }])
})
