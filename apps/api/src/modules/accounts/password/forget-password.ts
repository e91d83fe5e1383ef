import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { requestClaim } from './request-claim.ts'
import { hasLiveReset } from './store.ts'

/**
 * Requests a password reset. The account is looked up only when the mail is composed, so response time reveals nothing.
 * Above the limit the answer stays the same and no further mail is sent while an earlier link works, so that a flood of
 * requests does not keep the owner from a link.
 */
export async function forgetPassword(
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
  { email: text, language, ip }: { email: string; language: Language; ip: string },
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  await limiter.fromAddress('forget', ip)
  if ((await limiter.isTooMany('forget', email)) && (await hasLiveReset(db, email))) return
  await db.transaction((tx) => requestClaim(tx, { kind: 'reset', email, language }))
}
