import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { findUser, type FoundUser, type Inviters, isBelow } from './store.ts'

/** Other people's reports take a session that the wallet has signed, as all rights of admins do: no password. */
export function isSignedAdmin({ roles, scope }: Caller): boolean {
  return roles.includes('admin') && scope === 'web3'
}

function isSignedLeader({ roles, scope }: Caller): boolean {
  return roles.includes('leader') && scope === 'web3'
}

/** Admins read whole e-mails, also of those whom they invited themselves: each report that they read is recorded. */
export async function recordRead(db: Database, caller: Caller, subject: string): Promise<void> {
  if (!isSignedAdmin(caller)) return
  await db.transaction((tx) =>
    writeAudit(tx, caller, { action: 'referrals.read_report', subject, reason: '' }),
  )
}

/**
 * The account whose report a caller may read: their own, for leaders any below them, for admins any. An account that does
 * not exist is refused like one that is not theirs, so that nobody learns who has one.
 */
export async function findReported(db: Database, caller: Caller, wallet: string): Promise<FoundUser> {
  const user = await findUser(db, wallet)
  await recordRead(db, caller, wallet)
  if (!user || !(await mayRead(db, caller, user.accountId))) {
    throw new DomainError('accounts.not_yours', { address: wallet })
  }
  return user
}

async function mayRead(db: Database, caller: Caller, accountId: string): Promise<boolean> {
  if (accountId === caller.accountId || isSignedAdmin(caller)) return true
  return isSignedLeader(caller) && isBelow(db, accountId, caller.accountId)
}

/** One invited account, for its inviter too. */
export async function findInvited(db: Database, caller: Caller, wallet: string): Promise<FoundUser> {
  const user = await findUser(db, wallet)
  if (user?.inviterId !== caller.accountId) return findReported(db, caller, wallet)
  await recordRead(db, caller, wallet)
  return user
}

/**
 * Whose invitations a caller may read as a whole: their own, for leaders also those of everyone below them, for admins
 * all. With a mere password, their own.
 */
export function readableInviters(caller: Caller): Inviters {
  if (isSignedAdmin(caller)) return 'everyone'
  const { accountId } = caller
  return isSignedLeader(caller) ? { leaderId: accountId } : { inviterId: accountId }
}
