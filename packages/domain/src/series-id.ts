import type { Address } from './address.ts'

/** Identifies a series of a collection, and its sale. */
export function seriesId(chainId: number, contract: Address, series: bigint | number): string {
  return `${chainId}-${contract}-${series}`
}
