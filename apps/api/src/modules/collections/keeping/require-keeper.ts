import { DomainError } from '@mofu/domain/domain-error'

import type { CollectionRole } from './kept-collection.ts'

export type RoleFinder = {
  /** Undefined when there is no such collection, null when the wallet has no right in it. */
  roleIn(collectionId: string, address: string): Promise<CollectionRole | null | undefined>
}

/** Owner or collaborator on chain: nothing a request says makes anybody either. */
export async function requireKeeper(store: RoleFinder, id: string, address: string): Promise<void> {
  const role = await store.roleIn(id, address)
  if (role === undefined) throw new DomainError('collections.not_found', { id })
  if (role !== 'owner' && role !== 'collaborator') throw new DomainError('collections.not_keeper', { id })
}
