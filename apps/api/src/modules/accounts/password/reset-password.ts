import { DomainError } from '@mofu/domain/domain-error'

import type { Tries } from '../../../platform/tries.ts'
import { checkPassword, type Passwords } from './passwords.ts'

export type ResetStore = {
  /** Whose link it is, while it works. */
  emailOfReset(token: string): Promise<string | undefined>
  /** Uses the link up, sets the password, ends every session and queues a notice: all or nothing, for exactly one caller. */
  reset(token: string, passwordHash: string): Promise<boolean>
}

type World = { resets: ResetStore; passwords: Passwords; tries: Tries }

/** Sets a new password with the token of a mail. Nobody is signed in by it. */
export async function resetPassword(
  { resets, passwords, tries }: World,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> {
  await tries.fromAddress('link', ip)
  const email = await resets.emailOfReset(token)
  if (email === undefined) throw new DomainError('accounts.link_dead')
  // Before the link is used up: a password that is refused must not cost another mail.
  checkPassword(password, email)
  const isDone = await resets.reset(token, await passwords.hash(password))
  if (!isDone) throw new DomainError('accounts.link_dead')
  await tries.forget('login', email)
}
