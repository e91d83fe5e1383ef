import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { SessionScope } from '@mofu/domain/session-scopes'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { openSession } from '../../../platform/sessions.ts'
import { type Login, loginOf } from '../people/account.ts'
import { findAccountByEmail } from '../people/store.ts'
import type { Passwords } from './passwords.ts'
import { rememberDevice } from './remember-device.ts'
import { isKnownDevice } from './store.ts'

type Deps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

type Input = {
  email: string
  password: string
  scope: Exclude<SessionScope, 'web3'>
  ip: string
  device: string
  deviceToken?: string | undefined
}

/**
 * Signs in by e-mail and password, with the same answer and the same work whether or not the account exists. A device
 * that has signed in before has its own attempt limit: otherwise anyone could lock the owner out with a few wrong
 * passwords.
 */
export async function loginWithPassword(
  { db, passwords, limiter }: Deps,
  { email: text, password, scope, ip, device, deviceToken }: Input,
): Promise<{ login: Login; deviceToken: string | undefined }> {
  const email = parseEmail(text) ?? ''
  await limiter.fromAddress('login', ip)
  const isKnown = deviceToken !== undefined && (await isKnownDevice(db, deviceToken, email))
  if (isKnown) {
    await limiter.atAccount('knownDevice', deviceToken)
  } else {
    await limiter.atAccount('login', email)
    await limiter.atAccount('loginHourly', email)
  }
  const account = await findAccountByEmail(db, email)
  const isRight = await passwords.isRight(password, account?.passwordHash)
  if (!account || !isRight) throw new DomainError('accounts.login_failed')
  if (isKnown) {
    await limiter.forget('knownDevice', deviceToken)
  } else {
    await limiter.forget('login', email)
    await limiter.forget('loginHourly', email)
  }
  const login = loginOf(account, await openSession(db, { accountId: account.id, scope, device }))
  return { login, deviceToken: isKnown ? undefined : await rememberDevice(db, account.id) }
}
