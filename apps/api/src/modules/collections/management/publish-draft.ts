import type { Database } from '@mofu/db/connect'
import type { Address } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { collectionId } from '@mofu/domain/nft-id'

import { ownDraft } from './own-draft.ts'
import { findRole, insertPage, setDraftCollection } from './store.ts'

type Publishing = { draftId: string; chainId: number; contract: Address }

/** Idempotent, so that a page that was closed in between can simply call again. */
export async function publishDraft(
  db: Database,
  address: string,
  { draftId, chainId, contract }: Publishing,
): Promise<string> {
  const { draft, collectionId: before, chainId: draftChain } = await ownDraft(db, draftId, address)
  const id = collectionId(chainId, contract)
  if (before === id) return id
  if (before !== null || draftChain !== chainId)
    throw new DomainError('collections.draft_used', { id: draftId })
  // The role as indexed from the chain: a posted transaction hash proves nothing.
  const role = await findRole(db, id, address)
  if (role === undefined) throw new DomainError('collections.not_seen_yet', { id })
  if (role !== 'owner') throw new DomainError('collections.not_keeper', { id })
  await db.transaction(async (tx) => {
    await insertPage(tx, id, address, draft)
    await setDraftCollection(tx, draftId, id)
  })
  return id
}
