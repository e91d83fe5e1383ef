import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { SavedDraft } from './managed-collection.ts'
import { findDraft } from './store.ts'

/** Drafts of others are not found: an id reveals nothing. */
export async function ownDraft(db: Database, id: string, author: string): Promise<SavedDraft> {
  const found = await findDraft(db, id)
  if (!found || found.author !== author) throw new DomainError('collections.draft_not_found', { id })
  return found
}
