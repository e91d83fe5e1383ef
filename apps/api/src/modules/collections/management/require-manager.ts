import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findRole } from './store.ts'

/** Requires an owner or a collaborator on chain: nothing in a request grants a role. */
export async function requireManager(db: Database, id: string, address: string): Promise<void> {
  const role = await findRole(db, id, address)
  if (role === undefined) throw new DomainError('collections.not_found', { id })
  if (role !== 'owner' && role !== 'collaborator') throw new DomainError('collections.not_keeper', { id })
}
