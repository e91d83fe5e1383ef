import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { queueMail } from '../../../platform/mails.ts'
import { endSessions } from '../../../platform/sessions.ts'
import { findAccount } from '../people/store.ts'
import { checkPassword, type Passwords } from './passwords.ts'
import { deleteClaims, setPassword } from './store.ts'

type Deps = { db: Database; passwords: Passwords; limiter: AttemptLimiter }

type Input = { accountId: string; sessionId: string; current: string; password: string }

/** Sets the password, ends the other sessions and queues a notice. */
export async function changePassword(
  { db, passwords, limiter }: Deps,
  { accountId, sessionId, current, password }: Input,
): Promise<void> {
  await limiter.atAccount('password', accountId)
  const account = await findAccount(db, accountId)
  const isRight = await passwords.isRight(current, account?.passwordHash)
  if (!account || !isRight) throw new DomainError('accounts.password_wrong')
  checkPassword(password, account.email ?? '')
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const changed = await setPassword(tx, accountId, passwordHash)
    await deleteClaims(tx, accountId, changed?.email ?? null)
    await endSessions(tx, accountId, sessionId)
    await queueMail(tx, { kind: 'password-changed', subjectId: accountId })
  })
  await limiter.forget('password', accountId)
}
