import type { CollectionState } from '@mofu/domain/collection-states'

export type Collection = {
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
  holderCount: number
  state: CollectionState
  covers: string[]
  createdAt: number
}

export type TraitValue = { type: string; value: string; count: number }

/** A kind of trait with its values, the most worn first. */
export type TraitCount = { type: string; values: { value: string; count: number }[] }

export type CollectionDetail = Collection & { traits: TraitCount[] }

export type CollectionEvent = {
  id: string
  nftId: string
  title: string
  mediaUrl: string | null
  kind: 'mint' | 'transfer'
  from: string
  to: string
  block: number
  logIndex: number
  at: number
  txHash: string
}
