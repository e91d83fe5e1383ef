import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { queueMail } from '../../../platform/mails.ts'
import type { Account } from '../people/account.ts'
import { findAccount } from '../people/store.ts'
import { checkPassword, type Passwords } from './passwords.ts'
import { requestClaim } from './request-claim.ts'

type Deps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

type Input = { accountId: string; email: string; password: string; language: Language | undefined }

/**
 * Sends a confirmation link to a new address, and a warning to the present one. An account with a password must give
 * it; a wallet account without one sets it.
 */
export async function changeEmail(
  { db, passwords, limiter }: Deps,
  { accountId, email: text, password, language }: Input,
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  await limiter.atAccount('email', accountId)
  const account = await findAccount(db, accountId)
  if (!account) throw new DomainError('accounts.not_found')
  const own = { kind: 'change', email, accountId, language: language ?? account.language } as const
  const claim = { ...own, ...(await newPassword(passwords, account, { email, password })) }
  await db.transaction(async (tx) => {
    await requestClaim(tx, claim)
    await queueMail(tx, { kind: 'email-changing', subjectId: accountId })
  })
}

/** The hash of a first password; nothing where the present one was given. */
async function newPassword(
  passwords: Passwords,
  { passwordHash }: Account,
  { email, password }: { email: string; password: string },
): Promise<{ passwordHash?: string }> {
  if (passwordHash === null) {
    checkPassword(password, email)
    return { passwordHash: await passwords.hash(password) }
  }
  if (!(await passwords.isRight(password, passwordHash))) throw new DomainError('accounts.password_wrong')
  return {}
}
