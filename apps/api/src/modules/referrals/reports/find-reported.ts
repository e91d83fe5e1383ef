import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { findUser, type FoundUser, type Inviters, isBelow } from './store.ts'

/** Everybody's data takes a session that the admin's wallet has signed, as all other rights of admins do: no password. */
export function isSignedAdmin({ roles, scope }: Caller): boolean {
  return roles.includes('admin') && scope === 'web3'
}

/**
 * The account whose report a caller may read: their own, for leaders any below them, for admins any. An account that does
 * not exist is refused like one that is not theirs, so that nobody learns who has one.
 */
export async function findReported(db: Database, caller: Caller, wallet: string): Promise<FoundUser> {
  const user = await findUser(db, wallet)
  if (user?.accountId === caller.accountId) return user
  if (isSignedAdmin(caller)) {
    await db.transaction((tx) =>
      writeAudit(tx, caller, { action: 'referrals.read_report', subject: wallet, reason: '' }),
    )
    if (user) return user
    throw new DomainError('accounts.not_yours', { address: wallet })
  }
  const isTheirs =
    user && caller.roles.includes('leader') && (await isBelow(db, user.accountId, caller.accountId))
  if (!isTheirs) throw new DomainError('accounts.not_yours', { address: wallet })
  return user
}

/** One invited account, for its inviter too. */
export async function findInvited(db: Database, caller: Caller, wallet: string): Promise<FoundUser> {
  const user = await findUser(db, wallet)
  return user?.inviterId === caller.accountId ? user : findReported(db, caller, wallet)
}

/**
 * Whose invitations a caller may read as a whole: their own, for leaders also those of everyone below them, for admins
 * all.
 */
export function readableInviters(caller: Caller): Inviters {
  if (isSignedAdmin(caller)) return 'everyone'
  const { accountId, roles } = caller
  return roles.includes('leader') ? { leaderId: accountId } : { inviterId: accountId }
}
