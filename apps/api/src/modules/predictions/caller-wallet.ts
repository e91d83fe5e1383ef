import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../platform/access.ts'

/** Who writes, reviews and decides quizzes is a wallet: a session opened with a password is not enough. */
export const wallets = { scopes: ['web3'] } as const
export const admins = { scopes: ['web3'], roles: ['admin'] } as const

/** A session of this scope always has an address; without one nothing is done in anyone's name. */
export function walletOf(caller: Caller): Caller & { address: string } {
  const { address, scope } = caller
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return { ...caller, address }
}
