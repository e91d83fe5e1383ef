import {
  account,
  audit,
  emailClaim,
  mail,
  notification,
  notificationSetting,
  roleGrant,
  session,
} from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, gt, sql } from 'drizzle-orm'

import type { DeleteStore } from './delete-account.ts'
import type { SessionStore } from './end-session.ts'
import type { ExportStore } from './export-account.ts'

export function personalStore(db: Database): SessionStore & ExportStore & DeleteStore {
  return {
    sessionsOf: (accountId) =>
      db
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
        .orderBy(desc(session.seenAt)),

    end: async (accountId, id) => {
      const ended = await db
        .delete(session)
        .where(and(eq(session.id, id), eq(session.accountId, accountId)))
        .returning({ id: session.id })
      return ended.length === 1
    },

    everythingOf: async (accountId) => {
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
      const [roles, notifications, settings, actions] = await Promise.all([
        db
          .select({ role: roleGrant.role, reason: roleGrant.reason, grantedAt: roleGrant.grantedAt })
          .from(roleGrant)
          .where(eq(roleGrant.accountId, accountId)),
        db
          .select({
            kind: notification.kind,
            facts: notification.facts,
            createdAt: notification.createdAt,
            readAt: notification.readAt,
          })
          .from(notification)
          .where(eq(notification.accountId, accountId)),
        db
          .select({ kind: notificationSetting.kind, isMailed: notificationSetting.isMailed })
          .from(notificationSetting)
          .where(eq(notificationSetting.accountId, accountId)),
        db
          .select({ at: audit.at, action: audit.action, subject: audit.subject, reason: audit.reason })
          .from(audit)
          .where(eq(audit.actorId, accountId)),
      ])
      return { account: own ?? null, roles, notifications, settings, actions }
    },

    erase: (accountId) =>
      db.transaction(async (tx) => {
        for (const table of [session, roleGrant, notification, notificationSetting]) {
          await tx.delete(table).where(eq(table.accountId, accountId))
        }
        await tx.delete(emailClaim).where(eq(emailClaim.accountId, accountId))
        await tx.delete(mail).where(eq(mail.subjectId, accountId))
        await tx
          .update(account)
          .set({ address: null, email: null, passwordHash: null, deletedAt: sql`now()` })
          .where(eq(account.id, accountId))
      }),
  }
}
