/** Names a payment in our tables: the id its quote carries, and the chain it was made on. */
export function paymentId(chainId: number, onChain: string): string {
  return `${chainId}-${onChain.toLowerCase()}`
}
