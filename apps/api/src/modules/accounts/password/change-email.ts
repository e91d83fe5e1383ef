import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { Tries } from '../../../platform/tries.ts'
import type { Account } from '../people/account.ts'
import type { ClaimStore } from './claim.ts'
import { checkPassword, type Passwords } from './passwords.ts'

type World = {
  accounts: { byId(id: string): Promise<Account | undefined> }
  claims: ClaimStore
  passwords: Passwords
  tries: Tries
}

type Input = { accountId: string; email: string; password: string; language: Language | undefined }

/**
 * Asks a mailbox whether it belongs to the account. An account that has a password shows it; one that has none, because
 * it came with a wallet, chooses one.
 */
export async function changeEmail(
  { accounts, claims, passwords, tries }: World,
  { accountId, email: text, password, language }: Input,
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  await tries.atAccount('email', accountId)
  const account = await accounts.byId(accountId)
  if (!account) throw new DomainError('accounts.not_found')
  const claim = { kind: 'change', email, accountId, language: language ?? account.language } as const
  if (account.passwordHash === null) {
    checkPassword(password, email)
    await claims.askForChange({ ...claim, passwordHash: await passwords.hash(password) })
    return
  }
  if (!(await passwords.isRight(password, account.passwordHash)))
    throw new DomainError('accounts.password_wrong')
  await claims.askForChange(claim)
}
