import type { Address } from '@mofu/domain/address'
import type { CollectionPage } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'
import { collectionId } from '@mofu/domain/nft-id'

import { checkPage } from './check-page.ts'
import { requireKeeper, type RoleFinder } from './require-keeper.ts'
import { type DraftStore, ownDraft } from './write-draft.ts'

export type PageStore = RoleFinder &
  DraftStore & {
    writePage(id: string, by: string, page: CollectionPage): Promise<void>
    /** The page and the draft's end in one step; a page that is there already is not overwritten. */
    publishDraft(draftId: string, collectionId: string, by: string, page: CollectionPage): Promise<void>
  }

type World = { store: PageStore; mediaUrl: string }

export async function editPage(
  { store, mediaUrl }: World,
  address: string,
  { id, page }: { id: string; page: CollectionPage },
): Promise<void> {
  await requireKeeper(store, id, address)
  checkPage(page, mediaUrl)
  await store.writePage(id, address, page)
}

type Publishing = { draftId: string; chainId: number; contract: Address }

/** Doing it again changes nothing, so a page that was closed in between can simply ask once more. */
export async function publishDraft(
  { store }: World,
  address: string,
  { draftId, chainId, contract }: Publishing,
): Promise<string> {
  const { draft, collectionId: before, chainId: draftChain } = await ownDraft(store, draftId, address)
  const id = collectionId(chainId, contract)
  if (before === id) return id
  if (before !== null || draftChain !== chainId)
    throw new DomainError('collections.draft_used', { id: draftId })
  // The chain's word, as far as we have read it: a hash that somebody posts proves nothing.
  const role = await store.roleIn(id, address)
  if (role === undefined) throw new DomainError('collections.not_seen_yet', { id })
  if (role !== 'owner') throw new DomainError('collections.not_keeper', { id })
  const { logo, banner, description, socialLink, royalty, recipient } = draft
  await store.publishDraft(draftId, id, address, {
    logo,
    banner,
    description,
    socialLink,
    royalty,
    recipient,
  })
  return id
}
