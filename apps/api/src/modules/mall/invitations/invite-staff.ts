import { parseAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { parseEmail } from '@mofu/domain/email'

import type { Tries } from '../../../platform/tries.ts'
import type { InvitationStore } from './invitation.ts'

type Deps = { store: InvitationStore; tries: Tries }

/**
 * Invites somebody to the staff of a shop. Whether they have an account makes no difference to the answer: otherwise
 * anybody with a shop could ask who is here, and which e-mail belongs to which wallet.
 */
export async function inviteStaff(
  { store, tries }: Deps,
  accountId: string,
  { shopId, invitee: text }: { shopId: number; invitee: string },
): Promise<void> {
  const invitee = parseAddress(text) ?? parseEmail(text)
  if (invitee === undefined) throw new DomainError('mall.invitee_invalid')
  await tries.atAccount('invite', accountId)
  await store.invite(accountId, shopId, invitee)
}
