import type { Address } from './address.ts'
import { nftId, type NftKey } from './nft-id.ts'

/** Identifies a seller's ask or a bidder's bid for a token: there is at most one of each. */
export function offerId(nft: NftKey, by: Address): string {
  return `${nftId(nft)}-${by}`
}
