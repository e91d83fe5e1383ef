import type { Address } from './address.ts'

/** Names a series of a collection, and the sale of it. */
export function seriesId(chainId: number, contract: Address, series: bigint | number): string {
  return `${chainId}-${contract}-${series}`
}
