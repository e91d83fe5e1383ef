import type { CollectionPage } from '@mofu/domain/collection-draft'
import type { CollectionState } from '@mofu/domain/collection-states'

/** What the chain says about a collection. */
export type CollectionFacts = {
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
}

export type Collection = CollectionFacts & {
  holderCount: number
  state: CollectionState
  market: CoinMarket[]
  covers: string[]
  createdAt: number
}

/** A collection's market in one coin, in that coin's smallest unit. */
export type CoinMarket = {
  coin: string
  listed: number
  floor: bigint | null
  floorNftId: string | null
  sales: number
  volume: bigint
}

export type TraitValue = { type: string; value: string; count: number }

/** A trait type with its values, most frequent first. */
export type TraitCount = { type: string; values: { value: string; count: number }[] }

/** What the owner says about a collection. */
export type CollectionProfile = Pick<CollectionPage, 'logo' | 'banner' | 'description' | 'socialLink'>

export type CollectionDetail = Collection & { traits: TraitCount[]; page: CollectionProfile | null }

export type Holder = { address: string; count: number }

/** A position in the chain. */
export type EventPlace = { block: number; logIndex: number }

export type CollectionEvent = {
  id: string
  nftId: string
  title: string
  mediaUrl: string | null
  kind: 'mint' | 'transfer' | 'list' | 'unlist' | 'sale' | 'bid' | 'unbid'
  from: string
  to: string
  price: bigint | null
  coin: string | null
  block: number
  logIndex: number
  at: number
  txHash: string
}
