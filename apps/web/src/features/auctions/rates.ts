/** Basis points as percent: 250 is "2.5". */
export function percentOf(rate: number): string {
  return String(rate / 100)
}

type Asked = { creator: string; royaltyRate: bigint }

/** The royalty that is taken, in basis points: none from the creator's own sale, and never more than the cap. */
export function royaltyRateOf(
  { creator, royaltyRate }: Asked,
  { royaltiesTop }: { royaltiesTop: number },
  seller: string,
): number {
  const isNone = BigInt(creator) === 0n || creator.toLowerCase() === seller.toLowerCase()
  return isNone ? 0 : Math.min(Number(royaltyRate), royaltiesTop)
}
