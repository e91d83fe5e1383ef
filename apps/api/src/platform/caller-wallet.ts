import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from './access.ts'

/** A session that a wallet has signed always has an address; without one nothing is done in anyone's name. */
export function walletOf(caller: Caller): Caller & { address: string } {
  const { address, scope } = caller
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return { ...caller, address }
}
