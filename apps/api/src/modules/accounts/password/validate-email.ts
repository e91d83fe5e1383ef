import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { queueMail } from '../../../platform/mails.ts'
import { bindInviter } from '../invites/bind-inviter.ts'
import { findAccountByEmail } from '../people/store.ts'
import type { Claim } from './claim.ts'
import { consumeClaim, deleteClaims, insertAccount, lockAccount, setEmail } from './store.ts'

/**
 * Consumes the link of a mail and gives the address to its account, a new one after registering. A link whose address
 * belongs to another account by now is dead too.
 */
export async function validateEmail(
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
  { token, ip }: { token: string; ip: string },
): Promise<string> {
  await limiter.fromAddress('link', ip)
  // The link is consumed even if its address is taken, so the transaction ends without an error.
  const validated = await db.transaction(async (tx) => {
    const claim = await consumeClaim(tx, token, ['register', 'change'])
    if (!claim) return undefined
    const accountId = claim.kind === 'register' ? await insertAccount(tx, claim) : await moveEmail(tx, claim)
    return accountId === undefined ? undefined : { claim, accountId }
  })
  if (!validated) throw new DomainError('accounts.link_dead')
  const { claim, accountId } = validated
  if (claim.inviteCode !== null) await tryBind(db, accountId, claim.inviteCode)
  return claim.email
}

async function moveEmail(
  tx: Transaction,
  { email, passwordHash, accountId }: Claim,
): Promise<string | undefined> {
  if (accountId === null || (await findAccountByEmail(tx, email))) return undefined
  const before = await lockAccount(tx, accountId)
  if (!before) return undefined
  await setEmail(tx, accountId, { email, passwordHash })
  await deleteClaims(tx, accountId, before.email)
  if (before.email !== null) {
    await queueMail(tx, { kind: 'email-changed', subjectId: accountId, recipient: before.email })
  }
  return accountId
}

/** An invalid code must not keep anyone out of their account; the account page shows who invited them. */
async function tryBind(db: Database, accountId: string, code: string): Promise<void> {
  try {
    await bindInviter(db, { accountId, code })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
