import type { Address } from './address.ts'
import { collectionId, nftId, type NftKey } from './nft-id.ts'

/** Identifies a seller's ask or a bidder's bid for a token: there is at most one of each. */
export function offerId(nft: NftKey, by: Address): string {
  return `${nftId(nft)}-${by}`
}

/** Identifies an account's offer for a collection: there is at most one. */
export function collectionOfferId(chainId: number, collection: Address, by: Address): string {
  return `${collectionId(chainId, collection)}-${by}`
}
