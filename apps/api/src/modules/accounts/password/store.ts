import { account, emailClaim } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'

import { queueMail } from '../../../platform/run-mails.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { endSessions } from '../../../platform/sessions.ts'
import { newInviteCode } from '../people/invite-code.ts'
import { accountStore } from '../people/store.ts'
import type { PasswordStore } from './change-password.ts'
import { type Claim, type ClaimStore, linkSeconds } from './claim.ts'
import type { ClaimMailStore } from './compose-claim.ts'
import type { ResetStore } from './reset-password.ts'
import type { ValidateStore } from './validate-email.ts'

/** So long a claim waits for its mail to be written. */
const UNMAILED_SECONDS = 86_400

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

const isAlive = (token: string) =>
  and(eq(emailClaim.tokenHash, hashSecret(token)), gt(emailClaim.expiresAt, sql`now()`))

export function passwordStore(db: Database): ClaimStore & ResetStore & ValidateStore & PasswordStore {
  return {
    ask: (claim) =>
      db.transaction(async (tx) => {
        await tx.delete(emailClaim).where(lt(emailClaim.expiresAt, sql`now()`))
        const [row] = await tx
          .insert(emailClaim)
          .values({ ...claim, expiresAt: inSeconds(UNMAILED_SECONDS) })
          .returning({ id: emailClaim.id })
        if (row) await queueMail(tx, { kind: 'claim', subjectId: row.id })
      }),

    emailOfReset: async (token) => {
      const [row] = await db
        .select({ email: emailClaim.email })
        .from(emailClaim)
        .where(and(isAlive(token), eq(emailClaim.kind, 'reset')))
      return row?.email
    },

    reset: (token, passwordHash) =>
      db.transaction(async (tx) => {
        const [claim] = await tx
          .delete(emailClaim)
          .where(and(isAlive(token), eq(emailClaim.kind, 'reset')))
          .returning()
        if (!claim) return false
        const [row] = await tx
          .update(account)
          .set({ passwordHash })
          .where(eq(account.email, claim.email))
          .returning({ id: account.id })
        if (!row) return false
        // Other links to a new password that are still under way die with this one.
        await tx
          .delete(emailClaim)
          .where(and(eq(emailClaim.kind, 'reset'), eq(emailClaim.email, claim.email)))
        await endSessions(tx, row.id)
        await queueMail(tx, { kind: 'password-changed', subjectId: row.id })
        return true
      }),

    validate: (token) =>
      db.transaction(async (tx) => {
        const [claim] = await tx
          .delete(emailClaim)
          .where(and(isAlive(token), inArray(emailClaim.kind, ['register', 'change'])))
          .returning()
        if (!claim) return undefined
        const accountId = claim.kind === 'register' ? await addAccount(tx, claim) : await moveEmail(tx, claim)
        return accountId === undefined ? undefined : { claim, accountId }
      }),

    setPassword: (accountId, passwordHash, exceptSession) =>
      db.transaction(async (tx) => {
        await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId))
        await endSessions(tx, accountId, exceptSession)
        await queueMail(tx, { kind: 'password-changed', subjectId: accountId })
      }),
  }
}

async function addAccount(
  tx: Transaction,
  { email, passwordHash, language }: Claim,
): Promise<string | undefined> {
  for (;;) {
    const [made] = await tx
      .insert(account)
      .values({ email, passwordHash, language, inviteCode: newInviteCode() })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (made) return made.id
    if (await accountStore(tx).byEmail(email)) return undefined
  }
}

async function moveEmail(
  tx: Transaction,
  { email, passwordHash, accountId }: Claim,
): Promise<string | undefined> {
  if (accountId === null || (await accountStore(tx).byEmail(email))) return undefined
  const [row] = await tx
    .update(account)
    .set({ email, ...(passwordHash === null ? {} : { passwordHash }) })
    .where(eq(account.id, accountId))
    .returning({ id: account.id })
  return row?.id
}

/** For the worker, inside the transaction that sends the mail. */
export function claimMailStore(tx: Transaction): ClaimMailStore {
  return {
    claim: async (id) =>
      (
        await tx
          .select()
          .from(emailClaim)
          .where(and(eq(emailClaim.id, id), gt(emailClaim.expiresAt, sql`now()`)))
      )[0],
    hasAccount: async (email) => (await accountStore(tx).byEmail(email)) !== undefined,
    drop: async (id) => {
      await tx.delete(emailClaim).where(eq(emailClaim.id, id))
    },
    giveToken: async ({ id, kind }) => {
      const token = newSecret()
      await tx
        .update(emailClaim)
        .set({ tokenHash: hashSecret(token), expiresAt: inSeconds(linkSeconds[kind]) })
        .where(eq(emailClaim.id, id))
      return token
    },
  }
}
