/** The whole: 100% in basis points. */
const WHOLE = 10_000n

export type SaleTerms = {
  /** The platform's fee, in basis points. */
  feeRate: bigint
  /** The highest royalty, in basis points. */
  royaltiesTop: bigint
  /** The royalty that the token asks for, in basis points, and its recipient. */
  royaltyRate: bigint
  creator: string
}

export type PriceSplit = { fee: bigint; royalty: bigint; seller: bigint }

/** Splits a price exactly as the market contract does: parts are rounded down, the seller gets the rest. */
export function splitPrice(price: bigint, seller: string, terms: SaleTerms): PriceSplit {
  const fee = (price * terms.feeRate) / WHOLE
  const isOwn = terms.creator.toLowerCase() === seller.toLowerCase()
  const rate = terms.royaltyRate < terms.royaltiesTop ? terms.royaltyRate : terms.royaltiesTop
  const royalty = isOwn || BigInt(terms.creator) === 0n ? 0n : (price * rate) / WHOLE
  return { fee, royalty, seller: price - fee - royalty }
}
