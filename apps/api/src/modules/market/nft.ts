import type { CollectionState } from '@mofu/domain/collection-states'

/** A token as the market knows it: facts from the chain and its metadata. */
export type Nft = {
  id: string
  chainId: number
  contract: string
  collectionName: string
  tokenId: bigint
  owner: string
  creator: string
  title: string
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  mediaUrl: string | null
  posterUrl: string | null
  metadata: 'queued' | 'ready' | 'bad'
  mintOrder: number
  mintedAt: number
  mintedBlock: number
  /** The holder's ask, if the market could fill it; the reader checks when it begins and ends. */
  price: bigint | null
  coin: string | null
  askStart: number | null
  askEnd: number | null
  lastPrice: bigint | null
  lastCoin: string | null
  lastSoldAt: number | null
}

export type NftDetail = Nft & {
  description: string
  tokenUri: string
  royalty: number
  /** Of a name; null for any other token. */
  expiry: number | null
  collectionState: CollectionState
  traits: { type: string; value: string; perTenThousand: number | null }[]
}

export type Activity = {
  id: string
  nftId: string
  kind: 'mint' | 'transfer' | 'list' | 'unlist' | 'sale' | 'bid' | 'unbid'
  from: string
  to: string
  price: bigint | null
  coin: string | null
  block: number
  at: number
  txHash: string
}
