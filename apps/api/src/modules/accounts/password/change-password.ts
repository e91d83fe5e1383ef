import { DomainError } from '@mofu/domain/domain-error'

import type { Tries } from '../../../platform/tries.ts'
import type { Account } from '../people/account.ts'
import { checkPassword, type Passwords } from './passwords.ts'

export type PasswordStore = {
  /** Sets the password, ends the other sessions and queues a notice, all or nothing. */
  setPassword(accountId: string, passwordHash: string, exceptSession: string): Promise<void>
}

type World = {
  accounts: { byId(id: string): Promise<Account | undefined> }
  store: PasswordStore
  passwords: Passwords
  tries: Tries
}

type Input = { accountId: string; sessionId: string; current: string; password: string }

export async function changePassword(
  { accounts, store, passwords, tries }: World,
  { accountId, sessionId, current, password }: Input,
): Promise<void> {
  await tries.atAccount('password', accountId)
  const account = await accounts.byId(accountId)
  const isRight = await passwords.isRight(current, account?.passwordHash)
  if (!account || !isRight) throw new DomainError('accounts.password_wrong')
  checkPassword(password, account.email ?? '')
  await store.setPassword(accountId, await passwords.hash(password), sessionId)
  await tries.forget('password', accountId)
}
