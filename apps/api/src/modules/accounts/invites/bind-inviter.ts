import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { inviteRefusal, parseInviteCode } from '@mofu/domain/invites'

import { findGuest, findInviter, lockInvites, setInviter } from './store.ts'

/** Binds an account to the owner of an invite code, permanently. Returns the code as it is stored. */
export async function bindInviter(
  db: Database,
  { accountId, code: text }: { accountId: string; code: string },
): Promise<string> {
  const code = parseInviteCode(text)
  return db.transaction(async (tx) => {
    await lockInvites(tx)
    const guest = await findGuest(tx, accountId)
    if (!guest) throw new DomainError('accounts.not_found')
    const inviter = code === undefined ? undefined : await findInviter(tx, code)
    const refusal = inviteRefusal(guest, inviter)
    if (refusal || !inviter || code === undefined) throw new DomainError(refusal ?? 'referrals.code_unknown')
    await setInviter(tx, guest.id, inviter.id)
    return code
  })
}
