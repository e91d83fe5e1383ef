import type { Database } from '@mofu/db/connect'
import { notificationKindNames, notificationKinds } from '@mofu/domain/notification-kinds'

import type { NotificationSetting } from './notification.ts'
import { listSettings } from './store.ts'

/** Every kind with its setting for the account: the chosen one, or the kind's default. */
export async function readSettings(db: Database, accountId: string): Promise<NotificationSetting[]> {
  const chosen = new Map((await listSettings(db, accountId)).map(({ kind, isMailed }) => [kind, isMailed]))
  return notificationKindNames.map((kind) => ({
    kind,
    isMailed: chosen.get(kind) ?? notificationKinds[kind].isMailed,
  }))
}
