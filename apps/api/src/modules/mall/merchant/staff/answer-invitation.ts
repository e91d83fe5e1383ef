import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { insertMember } from '../shops/store.ts'
import { type Invitee, takeInvitation } from './store.ts'

/** Accepts or declines an invitation to the staff of a shop. */
export async function answerInvitation(
  db: Database,
  invitee: Invitee,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, invitee, id)
    if (!taken) throw new DomainError('mall.invitation_not_found')
    if (!isAccepted) return
    await insertMember(tx, {
      shopId: taken.shopId,
      accountId: invitee.accountId,
      role: 'staff',
      invitedAs: taken.invitee,
    })
  })
}
