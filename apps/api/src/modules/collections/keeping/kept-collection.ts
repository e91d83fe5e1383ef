import type { CollectionDraft, CollectionPage } from '@mofu/domain/collection-draft'

export type KeptCollection = {
  id: string
  chainId: number
  contract: string
  name: string
  symbol: string
  owner: string
  creator: string
  isOpen: boolean
  maxMint: bigint
  nftCount: number
  page: CollectionPage | null
}

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
