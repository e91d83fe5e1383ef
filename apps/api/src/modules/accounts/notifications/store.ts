import { account, notification, notificationSetting } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import { notificationKindNames, notificationKinds } from '@mofu/domain/notification-kinds'
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { digestQueue } from './digest-queue.ts'
import type { InboxStore } from './list-notifications.ts'
import type { NewNotification } from './notification.ts'
import type { DigestStore } from './send-digest.ts'
import type { SettingStore } from './settings.ts'

const columns = {
  id: notification.id,
  kind: notification.kind,
  facts: notification.facts,
  createdAt: notification.createdAt,
  readAt: notification.readAt,
}

const mailedKinds = sql.param(notificationKindNames.filter((kind) => notificationKinds[kind].isMailed))

/** Whether a notification's kind is mailed to its account: chosen, else the kind's default. */
const isMailed = sql<boolean>`coalesce(
  (select s.is_mailed from app.notification_setting s
    where s.account_id = ${notification.accountId} and s.kind = ${notification.kind}),
  ${notification.kind} = any(${mailedKinds}::text[]))`

/** Tells an account something, in the transaction of what it tells. A digest follows when it stays unread. */
export async function notify(tx: Database | Transaction, one: NewNotification): Promise<void> {
  const told = await tx
    .insert(notification)
    .values(one)
    .onConflictDoNothing()
    .returning({ id: notification.id })
  if (told.length === 0) return
  const { accountId } = one
  await enqueue(tx, digestQueue, { accountId }, { key: accountId, group: accountId })
}

/** Withdraws what was told of events that are no longer true. */
export async function withdrawNotifications(tx: Transaction, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return
  await tx.delete(notification).where(inArray(notification.eventId, [...eventIds]))
}

export function notificationStore(db: Database): InboxStore & SettingStore {
  return {
    newest: (accountId, before, most) =>
      db
        .select(columns)
        .from(notification)
        .where(
          and(
            eq(notification.accountId, accountId),
            before === undefined ? undefined : lt(notification.id, before),
          ),
        )
        .orderBy(desc(notification.id))
        .limit(most),
    unread: (accountId) =>
      db.$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt))),
    readUpTo: async (accountId, id) => {
      await db
        .update(notification)
        .set({ readAt: sql`now()` })
        .where(
          and(eq(notification.accountId, accountId), lte(notification.id, id), isNull(notification.readAt)),
        )
    },
    chosen: (accountId) =>
      db
        .select({ kind: notificationSetting.kind, isMailed: notificationSetting.isMailed })
        .from(notificationSetting)
        .where(eq(notificationSetting.accountId, accountId)),
    choose: async (accountId, kind, chosen) => {
      await db
        .insert(notificationSetting)
        .values({ accountId, kind, isMailed: chosen })
        .onConflictDoUpdate({
          target: [notificationSetting.accountId, notificationSetting.kind],
          set: { isMailed: chosen },
        })
    },
  }
}

/** Deletes what was read 90 days ago, and everything after a year. */
export function sweepNotifications(db: Database): Promise<number> {
  const isOld = sql`${notification.createdAt} < now() - interval '90 days' and
    (${notification.readAt} < now() - interval '90 days' or ${notification.createdAt} < now() - interval '1 year')`
  const some = db.select({ id: notification.id }).from(notification).where(isOld).limit(BATCH)
  return deleteInBatches(
    async () => (await db.delete(notification).where(inArray(notification.id, some))).rowCount ?? 0,
  )
}

/** For the worker: what an account has not been mailed yet. */
export function digestStore(db: Database): DigestStore {
  return {
    due: (accountId, minutes) =>
      db.transaction(async (tx) => {
        const dueAt = sql`${notification.createdAt} + ${minutes} * interval '1 minute'`
        const isUndigested = and(eq(notification.accountId, accountId), isNull(notification.digestedAt))
        // What was read meanwhile, or is not wanted by mail, needs no second look.
        await tx
          .update(notification)
          .set({ digestedAt: sql`now()` })
          .where(
            and(
              isUndigested,
              sql`${dueAt} <= now() and (${notification.readAt} is not null or not ${isMailed} or exists (
                select from app.account a where a.id = ${notification.accountId} and a.email is null))`,
            ),
          )
        const [oldest] = await tx
          .select({
            seconds: sql<number | null>`extract(epoch from min(${dueAt}) - now())::float8`,
          })
          .from(notification)
          .where(isUndigested)
        return oldest?.seconds ?? undefined
      }),
    defer: (accountId, startAt) =>
      enqueue(db, digestQueue, { accountId }, { key: accountId, group: accountId, startAt }),
    reader: async (id) =>
      (
        await db
          .select({ email: account.email, language: account.language })
          .from(account)
          .where(eq(account.id, id))
      )[0],
    undigested: (accountId) =>
      db
        .select(columns)
        .from(notification)
        .where(
          and(
            eq(notification.accountId, accountId),
            isNull(notification.digestedAt),
            isNull(notification.readAt),
            isMailed,
          ),
        )
        .orderBy(desc(notification.id)),
    noteDigested: async (ids) => {
      await db
        .update(notification)
        .set({ digestedAt: sql`now()` })
        .where(inArray(notification.id, [...ids]))
    },
  }
}
