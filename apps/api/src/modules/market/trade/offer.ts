import type { Activity, Nft } from '../nft.ts'

/** A seller's ask for a token, and its state. */
export type Ask = {
  id: string
  nftId: string
  seller: string
  coin: string
  price: bigint
  startAt: number
  endAt: number
  status: 'open' | 'unapproved' | 'dormant' | 'cancelled' | 'filled'
  listedAt: number
  listedOrder: number
}

export type Bid = {
  id: string
  nftId: string
  bidder: string
  coin: string
  price: bigint
  endAt: number
  status: 'open' | 'cancelled' | 'accepted'
  bidAt: number
  bidOrder: number
}

export type Sale = {
  id: string
  nftId: string
  kind: 'ask' | 'bid' | 'collectionOffer'
  seller: string
  buyer: string
  receiver: string
  coin: string
  price: bigint
  fee: bigint
  creator: string
  royalty: bigint
  block: number
  at: number
  txHash: string
  logIndex: number
}

export type SoldItem = Sale & { itemName: string; collectionName: string; tokenId: bigint }

export type AskOnNft = Ask & { nft: Nft }
export type BidOnNft = Bid & { nft: Nft }
/** A bid may be for a token that is not indexed, or not yet. */
export type OwnBid = Bid & { nft: Nft | null }

export type PlacedActivity = Activity & { logIndex: number; title: string }

export type Approval = {
  id: string
  contract: string
  collectionName: string
  operator: string
  held: number
}
