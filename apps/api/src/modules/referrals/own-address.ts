import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../platform/access.ts'

/** SPEC puts an address into the path. It must be the one of the session; it never grants a right by itself. */
export function ownAccount({ accountId, address }: Caller, named: string): string {
  if (address !== named) throw new DomainError('accounts.not_yours', { address: named })
  return accountId
}
