import type { Database } from '@mofu/db/connect'

import { type JobWorker, jobWorker } from '../../../../platform/jobs/job-worker.ts'
import type { Mailer } from '../../../../platform/mailer.ts'
import { mailNotification } from '../../../accounts/index.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { orderMailQueue } from './order-mail-queue.ts'

/** A mail server may take half a minute to time out; other mails must not wait for it. */
const MAILS_AT_ONCE = 4

/** Mails news of orders to buyers and shops at once, each by itself. */
export function orderMailWorker({
  db,
  mailer,
  publicUrl,
}: {
  db: Database
  mailer: Mailer
  publicUrl: string
}): JobWorker {
  return jobWorker(orderMailQueue, { slots: MAILS_AT_ONCE }, ({ notificationId }) =>
    mailNotification({ db, mailer }, notificationId, (one) => composeOrderMail({ db, publicUrl }, one)),
  )
}
