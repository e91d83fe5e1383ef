import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Draft } from './draft.ts'
import { findDraft } from './store.ts'

/** The offset of an upload, for a browser that resumes it. */
export async function findUpload(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<Draft> {
  const draft = await findDraft(db, id, accountId)
  if (!draft) throw new DomainError('uploads.not_found', { id })
  return draft
}
