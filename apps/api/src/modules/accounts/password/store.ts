import { account, emailClaim, loginDevice } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import { and, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'

import { queueMail } from '../../../platform/mails.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { endSessions } from '../../../platform/sessions.ts'
import { newInviteCode } from '../people/invite-code.ts'
import { accountStore } from '../people/store.ts'
import type { PasswordStore } from './change-password.ts'
import { type Claim, type ClaimStore, linkSeconds, type NewClaim } from './claim.ts'
import type { ClaimMailStore } from './compose-claim.ts'
import type { DeviceStore } from './devices.ts'
import type { ResetStore } from './reset-password.ts'
import type { ValidateStore } from './validate-email.ts'

/** Of each account the newest are remembered. */
const DEVICES_MOST = 20

/** So long a claim waits for its mail to be written. */
const UNMAILED_SECONDS = 86_400

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

const isAlive = (token: string) =>
  and(eq(emailClaim.tokenHash, hashSecret(token)), gt(emailClaim.expiresAt, sql`now()`))

export function passwordStore(
  db: Database,
): ClaimStore & ResetStore & ValidateStore & PasswordStore & DeviceStore {
  return {
    ask: (claim) => db.transaction((tx) => addClaim(tx, claim)),

    askForChange: (claim) =>
      db.transaction(async (tx) => {
        await addClaim(tx, claim)
        await queueMail(tx, { kind: 'email-changing', subjectId: claim.accountId })
      }),

    hasLiveReset: async (email) => {
      const half = inSeconds(linkSeconds.reset / 2)
      const found = await db
        .select({ id: emailClaim.id })
        .from(emailClaim)
        .where(and(eq(emailClaim.kind, 'reset'), eq(emailClaim.email, email), gt(emailClaim.expiresAt, half)))
        .limit(1)
      return found.length > 0
    },

    isKnown: async (token, email) => {
      const found = await db
        .select({ id: account.id })
        .from(loginDevice)
        .innerJoin(account, eq(account.id, loginDevice.accountId))
        .where(and(eq(loginDevice.tokenHash, hashSecret(token)), eq(account.email, email)))
      return found.length > 0
    },

    add: async (accountId) => {
      const token = newSecret()
      await db.insert(loginDevice).values({ tokenHash: hashSecret(token), accountId })
      const kept = db
        .select({ tokenHash: loginDevice.tokenHash })
        .from(loginDevice)
        .where(eq(loginDevice.accountId, accountId))
        .orderBy(desc(loginDevice.createdAt))
        .limit(DEVICES_MOST)
      await db
        .delete(loginDevice)
        .where(and(eq(loginDevice.accountId, accountId), notInArray(loginDevice.tokenHash, kept)))
      return token
    },

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
        if (!claim) return undefined
        const [row] = await tx
          .update(account)
          .set({ passwordHash })
          .where(eq(account.email, claim.email))
          .returning({ id: account.id })
        if (!row) return undefined
        await tx.delete(loginDevice).where(eq(loginDevice.accountId, row.id))
        await endClaims(tx, row.id, claim.email)
        await endSessions(tx, row.id)
        await queueMail(tx, { kind: 'password-changed', subjectId: row.id })
        return row.id
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
        const [row] = await tx
          .update(account)
          .set({ passwordHash })
          .where(eq(account.id, accountId))
          .returning({ email: account.email })
        await endClaims(tx, accountId, row?.email ?? null)
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
  const [before] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  if (!before) return undefined
  await tx
    .update(account)
    .set({ email, ...(passwordHash === null ? {} : { passwordHash }) })
    .where(eq(account.id, accountId))
  await endClaims(tx, accountId, before.email)
  if (before.email !== null) {
    await queueMail(tx, { kind: 'email-changed', subjectId: accountId, recipient: before.email })
  }
  return accountId
}

async function addClaim(tx: Transaction, claim: NewClaim): Promise<void> {
  await tx.delete(emailClaim).where(lt(emailClaim.expiresAt, sql`now()`))
  const [row] = await tx
    .insert(emailClaim)
    .values({ ...claim, expiresAt: inSeconds(UNMAILED_SECONDS) })
    .returning({ id: emailClaim.id })
  if (row) await queueMail(tx, { kind: 'claim', subjectId: row.id })
}

/**
 * Ends every link that could still change the account, whoever asked for it: one that was asked for with a stolen password
 * must not outlive that password.
 */
async function endClaims(tx: Transaction, accountId: string, email: string | null): Promise<void> {
  await tx
    .delete(emailClaim)
    .where(or(eq(emailClaim.accountId, accountId), email === null ? undefined : eq(emailClaim.email, email)))
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
    letExpire: async ({ id, kind }) => {
      await tx
        .update(emailClaim)
        .set({ expiresAt: inSeconds(linkSeconds[kind]) })
        .where(eq(emailClaim.id, id))
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
