import type { Database } from '@mofu/db/connect'
import type { CollectionDraft } from '@mofu/domain/collection-draft'

import { checkDraft } from './check-draft.ts'
import { ownDraft } from './own-draft.ts'
import { updateDraft } from './store.ts'

export async function editDraft(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  author: string,
  { id, draft }: { id: string; draft: Partial<CollectionDraft> },
): Promise<void> {
  const found = await ownDraft(db, id, author)
  const next = { ...found.draft, ...draft }
  checkDraft(next, mediaUrl)
  await updateDraft(db, id, next)
}
