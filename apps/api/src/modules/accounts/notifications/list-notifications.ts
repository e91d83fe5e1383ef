import type { Notification } from './notification.ts'

export type InboxStore = {
  newest(accountId: string, before: number | undefined, most: number): Promise<Notification[]>
  unread(accountId: string): Promise<number>
  /** All up to and with this one; the caller's own only. */
  readUpTo(accountId: string, id: number): Promise<void>
}

export async function listNotifications(
  { store }: { store: InboxStore },
  { accountId, before, pageSize }: { accountId: string; before: number | undefined; pageSize: number },
): Promise<{ list: Notification[]; next: number | null; unread: number }> {
  const rows = await store.newest(accountId, before, pageSize + 1)
  const list = rows.slice(0, pageSize)
  return {
    list,
    next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null,
    unread: await store.unread(accountId),
  }
}
