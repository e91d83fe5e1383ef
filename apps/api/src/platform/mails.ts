import type { Connection, Transaction } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE } from '@mofu/db/jobs/queues'
import { sql } from 'drizzle-orm'

import { enqueue } from './jobs/enqueue.ts'
import { jobQueue } from './jobs/queue.ts'

export type QueuedMail = {
  kind: 'claim' | 'password-changed' | 'email-changing' | 'email-changed' | 'payout-changed'
  /** The claim or the account it is about. */
  subjectId: string
  /** The recipient when that is no longer the account's address. */
  recipient?: string
  /** What the text needs and is stored nowhere else. */
  facts?: Readonly<Record<string, string>>
}

export const mailQueue = jobQueue<QueuedMail>('mail')

/** Queues a mail, in the transaction of the event. */
export async function queueMail(tx: Connection, queued: QueuedMail): Promise<void> {
  await enqueue(tx, mailQueue, queued)
}

/**
 * Withdraws the mails to an account. One to a former address is still sent: it may be how its owner learns of a theft.
 */
export async function dropMails(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`
    delete from jobs.job where state < 'active'
      and (name = ${mailQueue.name} or name = ${DEAD_LETTER_QUEUE} and source_name = ${mailQueue.name})
      and data ->> 'subjectId' = ${accountId} and data ->> 'recipient' is null`)
}
