import { type CollectionDraft, draftFault, draftSalt } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

import { checkPage } from './check-page.ts'
import type { KeptDraft } from './kept-collection.ts'

export type DraftStore = {
  /** Undefined when the wallet has as many open drafts as it may. */
  addDraft(author: string, chainId: number, draft: CollectionDraft, most: number): Promise<string | undefined>
  findDraft(id: string): Promise<KeptDraft | undefined>
  changeDraft(id: string, draft: CollectionDraft): Promise<void>
}

type World = { store: DraftStore; mediaUrl: string }

/** More than anybody writes at once; a script stops here. */
const DRAFTS_MOST = 100

export async function createDraft(
  { store, mediaUrl }: World,
  author: string,
  { chainId, draft }: { chainId: number; draft: CollectionDraft },
): Promise<{ id: string; salt: string }> {
  check(draft, mediaUrl)
  const id = await store.addDraft(author, chainId, draft, DRAFTS_MOST)
  if (id === undefined) throw new DomainError('collections.drafts_full', { most: DRAFTS_MOST })
  return { id, salt: draftSalt(id) }
}

/** Another's draft is not there at all: its id tells nothing. */
export async function ownDraft(store: DraftStore, id: string, author: string): Promise<KeptDraft> {
  const found = await store.findDraft(id)
  if (!found || found.author !== author) throw new DomainError('collections.draft_not_found', { id })
  return found
}

export async function editDraft(
  { store, mediaUrl }: World,
  author: string,
  { id, draft }: { id: string; draft: Partial<CollectionDraft> },
): Promise<void> {
  const found = await ownDraft(store, id, author)
  const next = { ...found.draft, ...draft }
  check(next, mediaUrl)
  await store.changeDraft(id, next)
}

function check(draft: CollectionDraft, mediaUrl: string): void {
  const fault = draftFault(draft)
  if (fault) throw new DomainError(fault, { royalty: draft.royalty })
  checkPage(draft, mediaUrl)
}
