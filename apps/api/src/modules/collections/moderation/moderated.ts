import type { CollectionState } from '@mofu/domain/collection-states'

/** The collections of one state, after the last one of the page before. */
export type ByState = { chainId: number; state: CollectionState; after: string | undefined }

export type Moderated = {
  id: string
  name: string
  owner: string
  nftCount: number
  state: CollectionState
  decision: { reason: string; by: string; at: Date } | null
}
