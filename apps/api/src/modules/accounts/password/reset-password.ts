import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { queueMail } from '../../../platform/mails.ts'
import { endSessions } from '../../../platform/sessions.ts'
import { checkPassword, type Passwords } from './passwords.ts'
import { rememberDevice } from './remember-device.ts'
import { consumeClaim, deleteClaims, deleteDevices, findResetEmail, setPasswordByEmail } from './store.ts'

type Deps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

/**
 * Sets a new password with the token of a mail. It signs nobody in, but the device is known from then on: a flood of
 * wrong passwords does not lock the owner out.
 */
export async function resetPassword(
  { db, passwords, limiter }: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<string> {
  await limiter.fromAddress('link', ip)
  const email = await findResetEmail(db, token)
  if (email === undefined) throw new DomainError('accounts.link_dead')
  // Before the link is consumed: a refused password must not cost another mail.
  checkPassword(password, email)
  const passwordHash = await passwords.hash(password)
  // The link is consumed even if its account is gone, so the transaction ends without an error.
  const accountId = await db.transaction((tx) => consumeReset(tx, token, passwordHash))
  if (accountId === undefined) throw new DomainError('accounts.link_dead')
  await limiter.forget('login', email)
  await limiter.forget('loginHourly', email)
  return rememberDevice(db, accountId)
}

/** Sets the password, forgets devices, links and sessions, and queues a notice. Undefined when the link is dead. */
async function consumeReset(
  tx: Transaction,
  token: string,
  passwordHash: string,
): Promise<string | undefined> {
  const claim = await consumeClaim(tx, token, ['reset'])
  if (!claim) return undefined
  const accountId = await setPasswordByEmail(tx, claim.email, passwordHash)
  if (accountId === undefined) return undefined
  await deleteDevices(tx, accountId)
  await deleteClaims(tx, accountId, claim.email)
  await endSessions(tx, accountId)
  await queueMail(tx, { kind: 'password-changed', subjectId: accountId })
  return accountId
}
