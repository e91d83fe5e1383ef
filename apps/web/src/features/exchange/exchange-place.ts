import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../api/app-config.ts'

export type SwapCoin = { address: Address; symbol: string; decimals: number }

/** The exchange of a chain, and the coins that its base may be in. */
export type ExchangePlace = { chainId: number; exchange: Address; gbt: SwapCoin; coins: readonly SwapCoin[] }

export const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

/** Undefined where the exchange is not deployed. */
export function exchangePlace({
  chainId,
  contracts,
  coins,
}: Pick<LiveNetwork, 'chainId' | 'contracts' | 'coins'>): ExchangePlace | undefined {
  const exchange = parseAddress(contracts?.['Exchange'] ?? '')
  const gbt = parseAddress(contracts?.['Gbt'] ?? '')
  if (!exchange || !gbt) return undefined
  const known = coins.flatMap(({ address, symbol, decimals }): SwapCoin[] => {
    const parsed = parseAddress(address)
    return parsed ? [{ address: parsed, symbol, decimals }] : []
  })
  return { chainId, exchange, gbt: { address: gbt, symbol: 'GBT', decimals: 18 }, coins: known }
}
