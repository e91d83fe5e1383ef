import { account, mail, notification, notificationSetting } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import { notificationKindNames, notificationKinds } from '@mofu/domain/notification-kinds'
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../../platform/delete-in-batches.ts'
import type { DigestStore } from './compose-digest.ts'
import type { InboxStore } from './list-notifications.ts'
import type { NewNotification } from './notification.ts'
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

/** Tells an account something, in the transaction of what it tells. */
export async function notify(tx: Database | Transaction, one: NewNotification): Promise<void> {
  await tx.insert(notification).values(one).onConflictDoNothing()
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

/** Puts a digest on its way for everybody who has had unread news for so long. Run again and again by the worker. */
export async function queueDigests(db: Database, minutes: number): Promise<void> {
  const isDue = and(
    isNull(notification.digestedAt),
    lte(notification.createdAt, sql`now() - ${minutes} * interval '1 minute'`),
  )
  await db.transaction(async (tx) => {
    // What was read meanwhile, or is not wanted by mail, needs no second look.
    await tx
      .update(notification)
      .set({ digestedAt: sql`now()` })
      .where(
        and(
          isDue,
          sql`(${notification.readAt} is not null or not ${isMailed} or exists (
            select from app.account a where a.id = ${notification.accountId} and a.email is null))`,
        ),
      )
    await tx.execute(sql`
      insert into ${mail} (kind, subject_id)
      select distinct 'digest', ${notification.accountId} from ${notification}
      where ${isDue} and not exists (
        select from app.mail m where m.kind = 'digest' and m.subject_id = ${notification.accountId})`)
  })
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

/** For the worker, inside the transaction that sends the mail. */
export function digestStore(tx: Transaction): DigestStore {
  return {
    reader: async (id) =>
      (
        await tx
          .select({ email: account.email, language: account.language })
          .from(account)
          .where(eq(account.id, id))
      )[0],
    undigested: (accountId) =>
      tx
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
      await tx
        .update(notification)
        .set({ digestedAt: sql`now()` })
        .where(inArray(notification.id, [...ids]))
    },
  }
}
