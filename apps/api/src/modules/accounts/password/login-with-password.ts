import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { SessionScope } from '@mofu/domain/session-scopes'

import type { Tries } from '../../../platform/tries.ts'
import { type Account, type Login, loginOf, type OpenSession } from '../people/account.ts'
import type { DeviceStore } from './devices.ts'
import type { Passwords } from './passwords.ts'

type World = {
  accounts: { byEmail(email: string): Promise<Account | undefined> }
  passwords: Passwords
  devices: DeviceStore
  tries: Tries
  openSession: OpenSession
}

type Input = {
  email: string
  password: string
  scope: Exclude<SessionScope, 'web3'>
  ip: string
  device: string
  deviceToken?: string | undefined
}

/**
 * Signs in by e-mail and password. The same answer after the same work, whether the account is there or not. A device that
 * has signed in before has tries of its own: otherwise anybody could lock the owner out with a few wrong passwords.
 */
export async function loginWithPassword(
  { accounts, passwords, devices, tries, openSession }: World,
  { email: text, password, scope, ip, device, deviceToken }: Input,
): Promise<{ login: Login; deviceToken: string | undefined }> {
  const email = parseEmail(text) ?? ''
  await tries.fromAddress('login', ip)
  const isKnown = deviceToken !== undefined && (await devices.isKnown(deviceToken, email))
  if (isKnown) {
    await tries.atAccount('knownDevice', deviceToken)
  } else {
    await tries.atAccount('login', email)
    await tries.atAccount('loginHourly', email)
  }
  const account = await accounts.byEmail(email)
  const isRight = await passwords.isRight(password, account?.passwordHash)
  if (!account || !isRight) throw new DomainError('accounts.login_failed')
  if (isKnown) {
    await tries.forget('knownDevice', deviceToken)
  } else {
    await tries.forget('login', email)
    await tries.forget('loginHourly', email)
  }
  const login = loginOf(account, await openSession({ accountId: account.id, scope, device }))
  return { login, deviceToken: isKnown ? undefined : await devices.add(account.id) }
}
