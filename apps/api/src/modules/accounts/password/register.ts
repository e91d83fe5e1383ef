import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { Tries } from '../../../platform/tries.ts'
import type { ClaimStore } from './claim.ts'
import { checkPassword, type Passwords } from './passwords.ts'

type World = { claims: ClaimStore; passwords: Passwords; tries: Tries }

type Input = {
  email: string
  password: string
  inviterCode?: string | undefined
  language: Language
  ip: string
}

/**
 * Registers. There is no account until the mailbox says yes, and the answer is the same for an address that has one:
 * its owner is told by mail.
 */
export async function register(
  { claims, passwords, tries }: World,
  { email: text, password, inviterCode, language, ip }: Input,
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  checkPassword(password, email)
  await tries.fromAddress('register', ip)
  await tries.atAccount('register', email)
  const passwordHash = await passwords.hash(password)
  await claims.ask({
    kind: 'register',
    email,
    passwordHash,
    language,
    ...(inviterCode === undefined ? {} : { inviteCode: inviterCode }),
  })
}
