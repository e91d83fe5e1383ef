/** Identifies a beacon round on a chain, which has one randomness contract. */
export function roundId(chainId: number, round: number): string {
  return `${chainId}-${round}`
}
