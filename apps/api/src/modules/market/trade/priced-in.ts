import type { NameCoin } from '../../../platform/coin-names.ts'

/** A price with the name of its coin. */
export function pricedIn(
  { price, coin }: { price: bigint; coin: string },
  chainId: number,
  nameCoin: NameCoin,
) {
  return { price: String(price), coin, ...nameCoin(chainId, coin) }
}
