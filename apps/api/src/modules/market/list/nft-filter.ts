import type { Nft } from '../nft.ts'

export type NftFilter = {
  chainId: number
  /** The chain's time: asks that have expired by then are not listed. */
  now: number
  collection?: string | undefined
  owner?: string | undefined
  isHidden: boolean
  isListed: boolean
  coin?: string | undefined
  minPrice?: bigint | undefined
  maxPrice?: bigint | undefined
  mediaType?: 'IMAGE' | 'VIDEO' | 'audio' | undefined
  traits: readonly { type: string; value: string }[]
  search: string
}

/** A token's position in a sort order: its price or listing time, where the order uses one, and its mint order. */
export type ListPlace = { by: bigint; mintOrder: number }

export type ListedNft = Nft & { listedAt: number | null }

export type AllNftsFilter = {
  chainId: number
  /** The chain's time: a name that is free by then is nobody's. */
  now: number
  /** Only what the address holds now, or also what it created. */
  mustHold: boolean
  search: string
  tokenIds: readonly bigint[]
}
