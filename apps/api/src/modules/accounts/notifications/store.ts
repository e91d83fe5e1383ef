import { account, notification, notificationSetting } from '@mofu/db/app/accounts'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { jobQueues } from '@mofu/db/jobs/queues'
import type { Language } from '@mofu/domain/languages'
import { notificationKindNames, notificationKinds } from '@mofu/domain/notification-kinds'
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../../platform/delete-in-batches.ts'
import type { NewNotification, Notification, NotificationSetting } from './notification.ts'

const columns = {
  id: notification.id,
  kind: notification.kind,
  facts: notification.facts,
  createdAt: notification.createdAt,
  readAt: notification.readAt,
}

const mailedKinds = sql.param(notificationKindNames.filter((kind) => notificationKinds[kind].isMailed))

/** Whether a notification's kind is mailed to its account: the chosen setting, or the kind's default. */
const isMailed = sql<boolean>`coalesce(
  (select s.is_mailed from app.notification_setting s
    where s.account_id = ${notification.accountId} and s.kind = ${notification.kind}),
  ${notification.kind} = any(${mailedKinds}::text[]))`

/** Returns its id; undefined when the account has a notification about this event already. */
export async function insertNotification(
  db: Connection,
  one: NewNotification & { isImmediate?: boolean },
): Promise<number | undefined> {
  const [added] = await db
    .insert(notification)
    .values(one)
    .onConflictDoNothing()
    .returning({ id: notification.id })
  return added?.id
}

/** Withdraws notifications about events that a reorg removed. */
export async function withdrawNotifications(tx: Transaction, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return
  await tx.delete(notification).where(inArray(notification.eventId, [...eventIds]))
}

export function listNewest(
  db: Connection,
  { accountId, before, most }: { accountId: string; before: number | undefined; most: number },
): Promise<Notification[]> {
  return db
    .select(columns)
    .from(notification)
    .where(
      and(
        eq(notification.accountId, accountId),
        before === undefined ? undefined : lt(notification.id, before),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(most)
}

export function countUnread(db: Connection, accountId: string): Promise<number> {
  return db.$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt)))
}

/** Marks all of the account's notifications up to and including this one as read. */
export async function markRead(db: Connection, accountId: string, upTo: number): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(
      and(eq(notification.accountId, accountId), lte(notification.id, upTo), isNull(notification.readAt)),
    )
}

/** The settings that the account has chosen. */
export function listSettings(db: Connection, accountId: string): Promise<NotificationSetting[]> {
  return db
    .select({ kind: notificationSetting.kind, isMailed: notificationSetting.isMailed })
    .from(notificationSetting)
    .where(eq(notificationSetting.accountId, accountId))
}

export async function upsertSetting(
  db: Connection,
  accountId: string,
  { kind, isMailed: chosen }: NotificationSetting,
): Promise<void> {
  await db
    .insert(notificationSetting)
    .values({ accountId, kind, isMailed: chosen })
    .onConflictDoUpdate({
      target: [notificationSetting.accountId, notificationSetting.kind],
      set: { isMailed: chosen },
    })
}

/** Deletes notifications 90 days after they were read, and all of them after a year. */
export function sweepNotifications(db: Database): Promise<number> {
  const isOld = sql`${notification.createdAt} < now() - interval '90 days' and
    (${notification.readAt} < now() - interval '90 days' or ${notification.createdAt} < now() - interval '1 year')`
  const some = db.select({ id: notification.id }).from(notification).where(isOld).limit(BATCH)
  return deleteInBatches(
    async () => (await db.delete(notification).where(inArray(notification.id, some))).rowCount ?? 0,
  )
}

/** Longer than a job may run, so that no worker takes what another is still sending. */
const LEASE_SECONDS = 2 * jobQueues.digest.expireInSeconds

const leasedUntil = sql`now() + ${LEASE_SECONDS} * interval '1 second'`

const isFree = sql`coalesce(${notification.mailingUntil} < now(), true)`

const isUndigested = (accountId: string) =>
  and(
    eq(notification.accountId, accountId),
    isNull(notification.digestedAt),
    eq(notification.isImmediate, false),
  )

const isUnmailed = (id: number) =>
  and(eq(notification.id, id), eq(notification.isImmediate, true), isNull(notification.digestedAt))

/** Leases a notification that is mailed by itself; undefined when it was mailed, or another worker has it. */
export async function leaseImmediate(
  db: Connection,
  id: number,
): Promise<(Pick<Notification, 'facts'> & { accountId: string }) | undefined> {
  const [taken] = await db
    .update(notification)
    .set({ mailingUntil: leasedUntil })
    .where(and(isUnmailed(id), isFree))
    .returning({ accountId: notification.accountId, facts: notification.facts })
  return taken
}

/** Whether its account wants its kind by mail. */
export async function isWanted(db: Connection, id: number): Promise<boolean> {
  return (await db.$count(notification, and(eq(notification.id, id), isMailed))) > 0
}

/** Whether it still has to be mailed. */
export async function isWaiting(db: Connection, id: number): Promise<boolean> {
  return (await db.$count(notification, isUnmailed(id))) > 0
}

const dueAt = (minutes: number) => sql`${notification.createdAt} + ${minutes} * interval '1 minute'`

type Digesting = { accountId: string; minutes: number }

/** Notifications that were read meanwhile, or are not wanted by mail, are never looked at again. */
export async function skipUnwanted(tx: Transaction, { accountId, minutes }: Digesting): Promise<void> {
  await tx
    .update(notification)
    .set({ digestedAt: sql`now()` })
    .where(
      and(
        isUndigested(accountId),
        sql`${dueAt(minutes)} <= now() and (${notification.readAt} is not null or not ${isMailed} or exists (
          select from app.account a where a.id = ${notification.accountId} and a.email is null))`,
      ),
    )
}

/** Seconds until the next unmailed, unleased notification is due; undefined when there is none. */
export async function secondsUntilDue(
  tx: Transaction,
  { accountId, minutes }: Digesting,
): Promise<number | undefined> {
  const [oldest] = await tx
    .select({
      seconds: sql<
        number | null
      >`extract(epoch from min(greatest(${dueAt(minutes)}, ${notification.mailingUntil})) - now())::float8`,
    })
    .from(notification)
    .where(isUndigested(accountId))
  return oldest?.seconds ?? undefined
}

export async function findDigestReader(
  db: Connection,
  id: string,
): Promise<{ email: string | null; language: Language } | undefined> {
  const [row] = await db
    .select({ email: account.email, language: account.language })
    .from(account)
    .where(eq(account.id, id))
  return row
}

/**
 * Leases the account's notifications that are neither read nor mailed, newest first. No other worker gets them until
 * they are released or the lease expires: of two concurrent calls, the second waits for the row locks and then sees
 * that the rows are taken.
 */
export async function leaseUndigested(db: Connection, accountId: string): Promise<Notification[]> {
  const taken = await db
    .update(notification)
    .set({ mailingUntil: leasedUntil })
    .where(and(isUndigested(accountId), isNull(notification.readAt), isFree, isMailed))
    .returning(columns)
  return taken.toSorted((a, b) => b.id - a.id)
}

export async function releaseLeases(db: Connection, ids: readonly number[]): Promise<void> {
  await db
    .update(notification)
    .set({ mailingUntil: null })
    .where(inArray(notification.id, [...ids]))
}

export async function markDigested(db: Connection, ids: readonly number[]): Promise<void> {
  await db
    .update(notification)
    .set({ digestedAt: sql`now()` })
    .where(inArray(notification.id, [...ids]))
}
