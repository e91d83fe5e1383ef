import { account, emailClaim, loginDevice } from '@mofu/db/app/accounts'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { Language } from '@mofu/domain/languages'
import { and, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'

import { hashSecret } from '../../../platform/secrets.ts'
import { newInviteCode } from '../people/invite-code.ts'
import { findAccountByEmail } from '../people/store.ts'
import { type Claim, linkSeconds, type NewClaim } from './claim.ts'

/** Devices remembered per account, the newest ones. */
const DEVICES_MOST = 20

/** How long a claim waits for its mail to be composed. */
const UNMAILED_SECONDS = 86_400

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

const isAlive = (token: string) =>
  and(eq(emailClaim.tokenHash, hashSecret(token)), gt(emailClaim.expiresAt, sql`now()`))

export async function deleteExpiredClaims(tx: Transaction): Promise<void> {
  await tx.delete(emailClaim).where(lt(emailClaim.expiresAt, sql`now()`))
}

export async function insertClaim(tx: Transaction, claim: NewClaim): Promise<string | undefined> {
  const [row] = await tx
    .insert(emailClaim)
    .values({ ...claim, expiresAt: inSeconds(UNMAILED_SECONDS) })
    .returning({ id: emailClaim.id })
  return row?.id
}

/** Whether this address has a reset link that works for a while yet. */
export async function hasLiveReset(db: Connection, email: string): Promise<boolean> {
  const half = inSeconds(linkSeconds.reset / 2)
  const found = await db
    .select({ id: emailClaim.id })
    .from(emailClaim)
    .where(and(eq(emailClaim.kind, 'reset'), eq(emailClaim.email, email), gt(emailClaim.expiresAt, half)))
    .limit(1)
  return found.length > 0
}

/** The e-mail of a reset link, while it works. */
export async function findResetEmail(db: Connection, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: emailClaim.email })
    .from(emailClaim)
    .where(and(isAlive(token), eq(emailClaim.kind, 'reset')))
  return row?.email
}

/** Deletes the claim of a link that works, and returns it to exactly one caller. */
export async function consumeClaim(
  tx: Transaction,
  token: string,
  kinds: readonly Claim['kind'][],
): Promise<Claim | undefined> {
  const [claim] = await tx
    .delete(emailClaim)
    .where(and(isAlive(token), inArray(emailClaim.kind, [...kinds])))
    .returning()
  return claim
}

/**
 * Ends every link that could still change the account: one requested with a stolen password must not outlive that
 * password.
 */
export async function deleteClaims(tx: Transaction, accountId: string, email: string | null): Promise<void> {
  await tx
    .delete(emailClaim)
    .where(or(eq(emailClaim.accountId, accountId), email === null ? undefined : eq(emailClaim.email, email)))
}

/** A claim that has not expired. */
export async function findClaim(tx: Transaction, id: string): Promise<Claim | undefined> {
  const [row] = await tx
    .select()
    .from(emailClaim)
    .where(and(eq(emailClaim.id, id), gt(emailClaim.expiresAt, sql`now()`)))
  return row
}

export async function deleteClaim(tx: Transaction, id: string): Promise<void> {
  await tx.delete(emailClaim).where(eq(emailClaim.id, id))
}

/** Keeps a claim for as long as a link would work; the link itself works only with a token. */
export async function setClaimExpiry(tx: Transaction, { id, kind }: Claim, token?: string): Promise<void> {
  await tx
    .update(emailClaim)
    .set({
      ...(token === undefined ? {} : { tokenHash: hashSecret(token) }),
      expiresAt: inSeconds(linkSeconds[kind]),
    })
    .where(eq(emailClaim.id, id))
}

/** Undefined when the e-mail has an account by now. */
export async function insertAccount(
  tx: Transaction,
  { email, passwordHash, language }: { email: string; passwordHash: string | null; language: Language },
): Promise<string | undefined> {
  for (;;) {
    const [made] = await tx
      .insert(account)
      .values({ email, passwordHash, language, inviteCode: newInviteCode() })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (made) return made.id
    if (await findAccountByEmail(tx, email)) return undefined
  }
}

export async function lockAccount(
  tx: Transaction,
  id: string,
): Promise<{ email: string | null } | undefined> {
  const [row] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, id))
    .for('update')
  return row
}

/** Sets the e-mail, and the password where one is given. */
export async function setEmail(
  tx: Transaction,
  id: string,
  { email, passwordHash }: { email: string; passwordHash: string | null },
): Promise<void> {
  await tx
    .update(account)
    .set({ email, ...(passwordHash === null ? {} : { passwordHash }) })
    .where(eq(account.id, id))
}

/** Sets the password and returns the account's e-mail. */
export async function setPassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
): Promise<{ email: string | null } | undefined> {
  const [row] = await tx
    .update(account)
    .set({ passwordHash })
    .where(eq(account.id, id))
    .returning({ email: account.email })
  return row
}

/** Sets the password of the account with this e-mail and returns its id. */
export async function setPasswordByEmail(
  tx: Transaction,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [row] = await tx
    .update(account)
    .set({ passwordHash })
    .where(eq(account.email, email))
    .returning({ id: account.id })
  return row?.id
}

/** Whether this device has signed in to the account of this e-mail before. */
export async function isKnownDevice(db: Connection, token: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: account.id })
    .from(loginDevice)
    .innerJoin(account, eq(account.id, loginDevice.accountId))
    .where(and(eq(loginDevice.tokenHash, hashSecret(token)), eq(account.email, email)))
  return found.length > 0
}

export async function insertDevice(db: Connection, accountId: string, token: string): Promise<void> {
  await db.insert(loginDevice).values({ tokenHash: hashSecret(token), accountId })
}

/** Keeps the newest devices of an account. */
export async function deleteOldDevices(db: Connection, accountId: string): Promise<void> {
  const newest = db
    .select({ tokenHash: loginDevice.tokenHash })
    .from(loginDevice)
    .where(eq(loginDevice.accountId, accountId))
    .orderBy(desc(loginDevice.createdAt))
    .limit(DEVICES_MOST)
  await db
    .delete(loginDevice)
    .where(and(eq(loginDevice.accountId, accountId), notInArray(loginDevice.tokenHash, newest)))
}

export async function deleteDevices(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(loginDevice).where(eq(loginDevice.accountId, accountId))
}
