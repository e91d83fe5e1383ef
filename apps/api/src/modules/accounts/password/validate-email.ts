import { DomainError } from '@mofu/domain/domain-error'

import type { Tries } from '../../../platform/tries.ts'
import { bindInviter, type InviteStore } from '../invites/bind-inviter.ts'
import type { Claim } from './claim.ts'

export type ValidateStore = {
  /**
   * Uses the link up and gives the address to its account, a new one after registering. Undefined when the link is dead or
   * the address has meanwhile become another account's.
   */
  validate(token: string): Promise<{ claim: Claim; accountId: string } | undefined>
}

type World = { claims: ValidateStore; invites: InviteStore; tries: Tries }

export async function validateEmail(
  { claims, invites, tries }: World,
  { token, ip }: { token: string; ip: string },
): Promise<string> {
  await tries.fromAddress('link', ip)
  const validated = await claims.validate(token)
  if (!validated) throw new DomainError('accounts.link_dead')
  const { claim, accountId } = validated
  if (claim.inviteCode !== null) await tryBind(invites, accountId, claim.inviteCode)
  return claim.email
}

/** A wrong code must not keep a person from their account; the account page says who invited them. */
async function tryBind(store: InviteStore, accountId: string, code: string): Promise<void> {
  try {
    await bindInviter({ store }, { accountId, code })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
