import { DomainError } from '@mofu/domain/domain-error'

import type { Tries } from '../../../platform/tries.ts'
import type { DeviceStore } from './devices.ts'
import { checkPassword, type Passwords } from './passwords.ts'

export type ResetStore = {
  /** Whose link it is, while it works. */
  emailOfReset(token: string): Promise<string | undefined>
  /**
   * Uses the link up, sets the password, ends every session and queues a notice: all or nothing, for exactly one caller.
   * Gives the account; undefined when the link is dead.
   */
  reset(token: string, passwordHash: string): Promise<string | undefined>
}

type World = { resets: ResetStore; devices: DeviceStore; passwords: Passwords; tries: Tries }

/**
 * Sets a new password with the token of a mail. Nobody is signed in by it, but the device is known from now on: whoever
 * floods the account with wrong passwords does not keep its owner out.
 */
export async function resetPassword(
  { resets, devices, passwords, tries }: World,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<string> {
  await tries.fromAddress('link', ip)
  const email = await resets.emailOfReset(token)
  if (email === undefined) throw new DomainError('accounts.link_dead')
  // Before the link is used up: a password that is refused must not cost another mail.
  checkPassword(password, email)
  const accountId = await resets.reset(token, await passwords.hash(password))
  if (accountId === undefined) throw new DomainError('accounts.link_dead')
  await tries.forget('login', email)
  await tries.forget('loginHourly', email)
  return devices.add(accountId)
}
