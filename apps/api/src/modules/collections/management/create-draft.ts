import type { Database } from '@mofu/db/connect'
import { type CollectionDraft, draftSalt } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

import { checkDraft } from './check-draft.ts'
import { countOpenDrafts, insertDraft, lockDrafts } from './store.ts'

/** More than anyone writes by hand; stops scripts. */
const DRAFTS_MOST = 100

export async function createDraft(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  author: string,
  { chainId, draft }: { chainId: number; draft: CollectionDraft },
): Promise<{ id: string; salt: string }> {
  checkDraft(draft, mediaUrl)
  const id = await db.transaction(async (tx) => {
    await lockDrafts(tx, author)
    const isFull = (await countOpenDrafts(tx, author)) >= DRAFTS_MOST
    return isFull ? undefined : insertDraft(tx, { author, chainId, draft })
  })
  if (id === undefined) throw new DomainError('collections.drafts_full', { most: DRAFTS_MOST })
  return { id, salt: draftSalt(id) }
}
