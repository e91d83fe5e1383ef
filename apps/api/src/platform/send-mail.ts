import type { Database, Transaction } from '@mofu/db/connect'

import { type JobWorker, jobWorker } from './jobs/job-worker.ts'
import type { Mail, Mailer } from './mailer.ts'
import { mailQueue, type QueuedMail } from './mails.ts'

/** Composes a queued mail; undefined when there is nothing left to say. */
export type Compose = (tx: Transaction, queued: QueuedMail) => Promise<Mail | undefined>

/** A mail server may take half a minute to time out; other mails must not wait for it. */
const MAILS_AT_ONCE = 4

/** Sends queued mails. What a mail refers to is committed before it is sent: a link must work when it arrives. */
export function mailWorker({ db, mailer }: { db: Database; mailer: Mailer }, compose: Compose): JobWorker {
  return jobWorker(mailQueue, { slots: MAILS_AT_ONCE }, async (queued) => {
    const mail = await db.transaction((tx) => compose(tx, queued))
    if (mail) await mailer.send(mail)
  })
}
