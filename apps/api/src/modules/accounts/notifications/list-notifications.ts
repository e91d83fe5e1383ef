import type { Database } from '@mofu/db/connect'

import type { Notification } from './notification.ts'
import { countUnread, listNewest } from './store.ts'

export async function listNotifications(
  db: Database,
  { accountId, before, pageSize }: { accountId: string; before: number | undefined; pageSize: number },
): Promise<{ list: Notification[]; next: number | null; unread: number }> {
  const rows = await listNewest(db, { accountId, before, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  return {
    list,
    next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null,
    unread: await countUnread(db, accountId),
  }
}
