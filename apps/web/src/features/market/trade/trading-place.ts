import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../../api/app-config.ts'

/** A coin that prices can be in. */
export type Coin = { address: Address; symbol: string; decimals: number }

export const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

/** The market of a chain, and its coins. */
export type TradingPlace = { chainId: number; market: Address; lens: Address; coins: readonly Coin[] }

/** Undefined where the market is not deployed. */
export function tradingPlace({
  chainId,
  contracts,
  coins,
}: Pick<LiveNetwork, 'chainId' | 'contracts' | 'coins'>): TradingPlace | undefined {
  const market = parseAddress(contracts?.['Market'] ?? '')
  const lens = parseAddress(contracts?.['MarketLens'] ?? '')
  if (!market || !lens) return undefined
  const known = coins.flatMap(({ address, symbol, decimals }): Coin[] => {
    const parsed = parseAddress(address)
    return parsed ? [{ address: parsed, symbol, decimals }] : []
  })
  return { chainId, market, lens, coins: known }
}
