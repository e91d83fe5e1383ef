import type { Address } from './address.ts'

/** Identifies what one account may withdraw in one coin on one chain. */
export function creditId({
  chainId,
  coin,
  account,
}: {
  chainId: number
  coin: Address
  account: Address
}): string {
  return `${chainId}-${coin}-${account}`
}
