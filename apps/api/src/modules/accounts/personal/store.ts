import {
  account,
  audit,
  emailClaim,
  loginDevice,
  notification,
  notificationSetting,
  roleGrant,
  session,
} from '@mofu/db/app/accounts'
import { proposal } from '@mofu/db/app/accounts/proposals'
import { spendingLimit } from '@mofu/db/app/accounts/spending-limits'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { shop, shopMember } from '@mofu/db/app/mall/shop'
import { nftLike } from '@mofu/db/app/market/likes'
import { nftReport } from '@mofu/db/app/market/reports'
import { upload } from '@mofu/db/app/uploads'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'
import type { SessionScope } from '@mofu/domain/session-scopes'
import { and, desc, eq, gt, ne, notInArray, or, sql } from 'drizzle-orm'

import { mallDataOf } from './mall-data/store.ts'

export function listSessions(
  db: Connection,
  accountId: string,
): Promise<{ id: string; scope: SessionScope; device: string; createdAt: Date; seenAt: Date }[]> {
  return db
    .select({
      id: session.id,
      scope: session.scope,
      device: session.device,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
    })
    .from(session)
    .where(
      and(
        eq(session.accountId, accountId),
        gt(session.endsAt, sql`now()`),
        gt(session.idleEndsAt, sql`now()`),
      ),
    )
    .orderBy(desc(session.seenAt))
}

/** False when the account has no such session. */
export async function deleteSession(db: Connection, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return ended.length === 1
}

/** All rows about the account, except its secrets. */
export async function readEverything(db: Database, accountId: string): Promise<Record<string, unknown>> {
  const [own] = await db
    .select({
      address: account.address,
      email: account.email,
      inviteCode: account.inviteCode,
      language: account.language,
      createdAt: account.createdAt,
      boundAt: account.boundAt,
    })
    .from(account)
    .where(eq(account.id, accountId))
  // One after the other: a call holds one connection, or few accounts could hold them all.
  const [
    sessions,
    roles,
    notifications,
    settings,
    actions,
    mall,
    likes,
    reports,
    uploads,
    limits,
    proposals,
  ] = [
    await db
      .select({ device: session.device, createdAt: session.createdAt, seenAt: session.seenAt })
      .from(session)
      .where(eq(session.accountId, accountId)),
    await db
      .select({ role: roleGrant.role, reason: roleGrant.reason, grantedAt: roleGrant.grantedAt })
      .from(roleGrant)
      .where(eq(roleGrant.accountId, accountId)),
    await db
      .select({
        kind: notification.kind,
        facts: notification.facts,
        createdAt: notification.createdAt,
        readAt: notification.readAt,
      })
      .from(notification)
      .where(eq(notification.accountId, accountId)),
    await db
      .select({ kind: notificationSetting.kind, isMailed: notificationSetting.isMailed })
      .from(notificationSetting)
      .where(eq(notificationSetting.accountId, accountId)),
    await db
      .select({ at: audit.at, action: audit.action, subject: audit.subject, reason: audit.reason })
      .from(audit)
      .where(eq(audit.actorId, accountId)),
    await mallDataOf(db, accountId),
    await db
      .select({ nftId: nftLike.nftId, at: nftLike.at })
      .from(nftLike)
      .where(eq(nftLike.accountId, accountId)),
    await db
      .select({
        nftId: nftReport.nftId,
        reason: nftReport.reason,
        words: nftReport.words,
        at: nftReport.at,
      })
      .from(nftReport)
      .where(eq(nftReport.accountId, accountId)),
    await db
      .select({ name: upload.name, size: upload.size, cid: upload.cid, createdAt: upload.createdAt })
      .from(upload)
      .where(eq(upload.accountId, accountId)),
    await db
      .select({
        chainId: spendingLimit.chainId,
        coin: spendingLimit.coin,
        period: spendingLimit.period,
        // As text: the export is JSON.
        amount: sql<string | null>`${spendingLimit.amount}::text`,
        nextAmount: sql<string | null>`${spendingLimit.nextAmount}::text`,
        nextAt: spendingLimit.nextAt,
        changedAt: spendingLimit.changedAt,
      })
      .from(spendingLimit)
      .where(eq(spendingLimit.accountId, accountId)),
    await db
      .select({
        kind: proposal.kind,
        subject: proposal.subject,
        reason: proposal.reason,
        proposedAt: proposal.proposedAt,
        state: proposal.state,
        endedAt: proposal.endedAt,
      })
      .from(proposal)
      .where(or(eq(proposal.proposedBy, accountId), eq(proposal.endedBy, accountId))),
  ]
  return {
    account: own ?? null,
    sessions,
    roles,
    notifications,
    settings,
    actions,
    ...mall,
    likes,
    reports,
    uploads,
    spendingLimits: limits,
    proposals,
  }
}

/** What prevents deletion: open orders, an own shop. */
export async function findObligations(
  db: Connection,
  accountId: string,
): Promise<{ hasOpenOrders: boolean; ownsShop: boolean }> {
  const isUnderWay = and(
    eq(mallOrder.accountId, accountId),
    notInArray(mallOrder.status, [orderStatus.finished, orderStatus.closed]),
  )
  const owned = await db
    .select({ id: shop.id })
    .from(shopMember)
    .innerJoin(shop, eq(shop.id, shopMember.shopId))
    .where(
      and(eq(shopMember.accountId, accountId), eq(shopMember.role, 'owner'), ne(shop.status, 'rejected')),
    )
    .limit(1)
  return { hasOpenOrders: (await db.$count(mallOrder, isUnderWay)) > 0, ownsShop: owned.length > 0 }
}

/** Deletes what belongs to the account alone. */
export async function deleteOwnRows(tx: Transaction, accountId: string): Promise<void> {
  for (const table of [
    session,
    loginDevice,
    roleGrant,
    notification,
    notificationSetting,
    nftLike,
    nftReport,
    spendingLimit,
  ]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
  await tx.update(upload).set({ name: '' }).where(eq(upload.accountId, accountId))
  await tx.delete(emailClaim).where(eq(emailClaim.accountId, accountId))
}

/**
 * Keeps the row, which others refer to, without anything that identifies the person; of an invited account also the wallet,
 * which is public on chain: otherwise sales would disappear from the reports and statements of the account that invited it.
 */
export async function anonymizeAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({
      address: null,
      boughtAs: sql`case when ${account.inviterId} is not null then ${account.address} end`,
      walletChainId: null,
      email: null,
      passwordHash: null,
      deletedAt: sql`now()`,
    })
    .where(eq(account.id, accountId))
}
