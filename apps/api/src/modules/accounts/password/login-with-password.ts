import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { SessionScope } from '@mofu/domain/session-scopes'

import type { Tries } from '../../../platform/tries.ts'
import { type Account, type Login, loginOf, type OpenSession } from '../people/account.ts'
import type { Passwords } from './passwords.ts'

type World = {
  accounts: { byEmail(email: string): Promise<Account | undefined> }
  passwords: Passwords
  tries: Tries
  openSession: OpenSession
}

type Input = {
  email: string
  password: string
  scope: Exclude<SessionScope, 'web3'>
  ip: string
  device: string
}

/** Signs in by e-mail and password. The same answer after the same work, whether the account is there or not. */
export async function loginWithPassword(
  { accounts, passwords, tries, openSession }: World,
  { email: text, password, scope, ip, device }: Input,
): Promise<Login> {
  const email = parseEmail(text) ?? ''
  await tries.fromAddress('login', ip)
  await tries.atAccount('login', email)
  const account = await accounts.byEmail(email)
  const isRight = await passwords.isRight(password, account?.passwordHash)
  if (!account || !isRight) throw new DomainError('accounts.login_failed')
  await tries.forget('login', email)
  return loginOf(account, await openSession({ accountId: account.id, scope, device }))
}
