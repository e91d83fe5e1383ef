import type { CollectionDraft, CollectionPage } from '@mofu/domain/collection-draft'

import type { CollectionFacts } from '../collection.ts'

export type ManagedCollection = CollectionFacts & { page: CollectionPage | null }

/** A wallet's role in a collection, as on chain at this moment. */
export type CollectionRole = 'owner' | 'collaborator' | 'minter'

export type Right = { account: string; isCollaborator: boolean; isMinter: boolean }

export type SavedDraft = {
  id: string
  chainId: number
  author: string
  draft: CollectionDraft
  collectionId: string | null
  createdAt: Date
}
