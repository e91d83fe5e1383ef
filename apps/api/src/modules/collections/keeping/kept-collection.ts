import type { CollectionDraft, CollectionPage } from '@mofu/domain/collection-draft'

import type { CollectionFacts } from '../collection.ts'

export type KeptCollection = CollectionFacts & { page: CollectionPage | null }

/** What a wallet may do in a collection, as the chain has it at this moment. */
export type CollectionRole = 'owner' | 'collaborator' | 'minter'

export type Right = { account: string; isCollaborator: boolean; isMinter: boolean }

export type KeptDraft = {
  id: string
  chainId: number
  author: string
  draft: CollectionDraft
  collectionId: string | null
  createdAt: Date
}
