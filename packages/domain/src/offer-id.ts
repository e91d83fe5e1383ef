import type { Address } from './address.ts'
import { nftId, type NftKey } from './nft-id.ts'

/** Names the ask a seller has, or the bid a bidder has, for a token: there is at most one of each. */
export function offerId(nft: NftKey, by: Address): string {
  return `${nftId(nft)}-${by}`
}
