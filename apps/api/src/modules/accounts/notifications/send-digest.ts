import type { Database } from '@mofu/db/connect'

import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import type { Mailer } from '../../../platform/mailer.ts'
import { composeDigest } from './compose-digest.ts'
import { digestQueue } from './digest-queue.ts'
import { leaseUndigested, markDigested, releaseLeases, secondsUntilDue, skipUnwanted } from './store.ts'

type Deps = {
  db: Database
  mailer: Mailer
  publicUrl: string
  /** How long notifications stay unread before they are mailed. */
  minutes: number
}

const DIGESTS_AT_ONCE = 2

/** Mails an account its overdue unread notifications, or reschedules itself for when they are due. */
async function sendDigest({ db, mailer, publicUrl, minutes }: Deps, accountId: string): Promise<void> {
  const seconds = await db.transaction(async (tx) => {
    await skipUnwanted(tx, { accountId, minutes })
    return secondsUntilDue(tx, { accountId, minutes })
  })
  if (seconds === undefined) return
  if (seconds > 0) {
    const startAt = new Date(Date.now() + seconds * 1_000)
    return enqueue(db, digestQueue, { accountId }, { key: accountId, group: accountId, startAt })
  }
  const news = await leaseUndigested(db, accountId)
  if (news.length === 0) return
  const ids = news.map(({ id }) => id)
  try {
    const mail = await composeDigest({ db, publicUrl }, { accountId, news })
    if (mail) await mailer.send(mail)
  } catch (error) {
    await releaseLeases(db, ids)
    throw error
  }
  // Marked as mailed only after the mail was sent.
  await markDigested(db, ids)
}

export function digestWorker(deps: Deps): JobWorker {
  return jobWorker(digestQueue, { slots: DIGESTS_AT_ONCE, groupLimit: 1 }, ({ accountId }) =>
    sendDigest(deps, accountId),
  )
}
