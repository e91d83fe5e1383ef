import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'
import type { Language } from '@mofu/domain/languages'

import type { Tries } from '../../../platform/tries.ts'
import type { ClaimStore } from './claim.ts'

/**
 * Asks for a new password. Whether there is an account is looked up only when the mail is written, so nobody can measure it.
 * Whoever asks for another's mailbox again and again does not keep its owner from a link: beyond the limit there is no
 * refusal, and no further mail while an earlier link works.
 */
export async function forgetPassword(
  { claims, tries }: { claims: ClaimStore; tries: Tries },
  { email: text, language, ip }: { email: string; language: Language; ip: string },
): Promise<void> {
  const email = parseEmail(text)
  if (email === undefined) throw new DomainError('accounts.email_invalid')
  await tries.fromAddress('forget', ip)
  if ((await tries.isTooMany('forget', email)) && (await claims.hasLiveReset(email))) return
  await claims.ask({ kind: 'reset', email, language })
}
