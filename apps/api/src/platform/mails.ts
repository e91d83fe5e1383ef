import type { Database, Transaction } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE } from '@mofu/db/jobs/queues'
import { sql } from 'drizzle-orm'

import { enqueue } from './jobs/enqueue.ts'
import { type JobWorker, jobWorker } from './jobs/job-worker.ts'
import { jobQueue } from './jobs/queue.ts'
import type { Mail, Mailer } from './mailer.ts'

export type QueuedMail = {
  kind: 'claim' | 'password-changed' | 'email-changing' | 'email-changed' | 'payout-changed'
  /** The claim or the account it is about. */
  subjectId: string
  /** Where it goes when that is no longer the address of the account. */
  recipient?: string
  /** What its words need and nothing else remembers. */
  facts?: Readonly<Record<string, string>>
}

/** Writes the mail for what was queued; undefined when there is nothing left to say. */
export type Compose = (tx: Transaction, queued: QueuedMail) => Promise<Mail | undefined>

const mailQueue = jobQueue<QueuedMail>('mail')

/** A mail server is waited for up to half a minute; others must not wait for it meanwhile. */
const MAILS_AT_ONCE = 4

/** Puts a mail on its way, in the transaction of what it speaks of. */
export async function queueMail(tx: Database | Transaction, queued: QueuedMail): Promise<void> {
  await enqueue(tx, mailQueue, queued)
}

/** Takes back the mails to an account. One to a former address still goes: it may be how its owner learns of a theft. */
export async function dropMails(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`
    delete from jobs.job where state < 'active'
      and (name = ${mailQueue.name} or name = ${DEAD_LETTER_QUEUE} and source_name = ${mailQueue.name})
      and data ->> 'subjectId' = ${accountId} and data ->> 'recipient' is null`)
}

/** Sends what is queued. What a mail says is committed before it goes: a link must work when it arrives. */
export function mailWorker({ db, mailer }: { db: Database; mailer: Mailer }, compose: Compose): JobWorker {
  return jobWorker(mailQueue, { slots: MAILS_AT_ONCE }, async (queued) => {
    const mail = await db.transaction((tx) => compose(tx, queued))
    if (mail) await mailer.send(mail)
  })
}
