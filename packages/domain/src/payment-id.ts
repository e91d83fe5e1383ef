/** Identifies a payment in our tables: the id in its quote, and its chain. */
export function paymentId(chainId: number, onChain: string): string {
  return `${chainId}-${onChain.toLowerCase()}`
}
