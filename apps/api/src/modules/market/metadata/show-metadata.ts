import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { MetadataState } from './metadata-state.ts'
import { findMetadataState } from './store.ts'

export async function showMetadata(db: Database, id: string): Promise<MetadataState> {
  const state = await findMetadataState(db, id)
  if (!state) throw new DomainError('market.nft_not_found', { id })
  return state
}
