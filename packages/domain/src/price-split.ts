/** The whole: 100% in basis points. */
const WHOLE = 10_000n

export type SaleTerms = {
  /** The house's part, in basis points. */
  feeRate: bigint
  /** The most that a creator's part may be, in basis points. */
  royaltiesTop: bigint
  /** What the token asks of a sale for its creator, in basis points, and whom it names. */
  royaltyRate: bigint
  creator: string
}

export type PriceSplit = { fee: bigint; royalty: bigint; seller: bigint }

/** How a price is shared out, to the last unit as the market does it: parts are rounded down, the rest is the seller's. */
export function splitPrice(price: bigint, seller: string, terms: SaleTerms): PriceSplit {
  const fee = (price * terms.feeRate) / WHOLE
  const isOwn = terms.creator.toLowerCase() === seller.toLowerCase()
  const rate = terms.royaltyRate < terms.royaltiesTop ? terms.royaltyRate : terms.royaltiesTop
  const royalty = isOwn || BigInt(terms.creator) === 0n ? 0n : (price * rate) / WHOLE
  return { fee, royalty, seller: price - fee - royalty }
}
