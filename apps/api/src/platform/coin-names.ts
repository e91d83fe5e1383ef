import { coinsOn } from '@mofu/chain/coins'
import type { Deployment } from '@mofu/chain/deployment'
import type { NetworkSettings } from '@mofu/chain/network-settings'
import { shortAddress } from '@mofu/domain/address'

/** A coin's symbol on a chain, and its decimals. */
export type NameCoin = (chainId: number, coin: string) => { symbol: string; decimals: number }

/** An unknown coin is named by its address and counted in its smallest unit: ugly, and true. */
export function coinNames(
  networks: readonly NetworkSettings[],
  deployments: readonly Deployment[],
): NameCoin {
  const names = new Map(
    networks.flatMap((network) =>
      coinsOn(network, deployments).map(({ address, symbol, decimals }) => [
        `${network.chainId}-${address}`,
        { symbol, decimals },
      ]),
    ),
  )
  return (chainId, coin) => names.get(`${chainId}-${coin}`) ?? { symbol: shortAddress(coin), decimals: 0 }
}
