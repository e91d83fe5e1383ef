import type { Connection } from '@mofu/db/connect'

import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { digestQueue } from './digest-queue.ts'
import type { NewNotification } from './notification.ts'
import { insertNotification } from './store.ts'

/** Notifies an account in the transaction of the event. A digest follows when it stays unread. */
export async function notify(tx: Connection, one: NewNotification): Promise<void> {
  if ((await insertNotification(tx, one)) === undefined) return
  const { accountId } = one
  await enqueue(tx, digestQueue, { accountId }, { key: accountId, group: accountId })
}

/**
 * Notifies an account of something that is mailed at once and by itself: the caller queues that mail. Returns the
 * notification's id; undefined when the account was notified of this event before.
 */
export function notifyAtOnce(tx: Connection, one: NewNotification): Promise<number | undefined> {
  return insertNotification(tx, { ...one, isImmediate: true })
}
