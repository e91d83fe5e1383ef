import type { Connection } from '@mofu/db/connect'

import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { digestQueue } from './digest-queue.ts'
import type { NewNotification } from './notification.ts'
import { insertNotification } from './store.ts'

/** Notifies an account in the transaction of the event. A digest follows when it stays unread. */
export async function notify(tx: Connection, one: NewNotification): Promise<void> {
  if (!(await insertNotification(tx, one))) return
  const { accountId } = one
  await enqueue(tx, digestQueue, { accountId }, { key: accountId, group: accountId })
}
