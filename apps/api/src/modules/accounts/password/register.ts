import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { checkPassword, type Passwords } from './passwords.ts'
import { requestClaim } from './request-claim.ts'

type Deps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

type Input = {
  email: string
  password: string
  inviterCode?: string | undefined
  language: Language
  ip: string
}

/**
 * Registers an account, which exists once the mailbox is confirmed. The answer is the same for an address that has an
 * account: its owner is notified by mail.
 */
export async function register(
  { db, passwords, limiter }: Deps,
  { email: text, password, inviterCode, language, ip }: Input,
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  checkPassword(password, email)
  await limiter.fromAddress('register', ip)
  await limiter.atAccount('register', email)
  const passwordHash = await passwords.hash(password)
  const claim = { kind: 'register', email, passwordHash, language } as const
  const invited = inviterCode === undefined ? {} : { inviteCode: inviterCode }
  await db.transaction((tx) => requestClaim(tx, { ...claim, ...invited }))
}
