import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { mallCheckoutAbi } from '@mofu/chain/mall'
import { marketAbi } from '@mofu/chain/market'
import { urlWithRole } from '@mofu/db/connect'
import { createConfig, factory } from 'ponder'
import { getAbiItem } from 'viem'

import { nodesOf } from './nodes.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)

/** One entry for each chain that has the contract; the engine's types want at least the shape of all. */
function onChains<T>(
  contract: string,
  of: (deployed: { address: `0x${string}`; block: number }) => T,
): Record<string, T> {
  return Object.fromEntries(
    settings.chains.flatMap(({ network, deployment }) => {
      const deployed = deployment.contracts[contract]
      return deployed ? [[network.name, of(deployed)]] : []
    }),
  )
}

export default createConfig({
  database: {
    kind: 'postgres',
    connectionString: urlWithRole(settings.databaseUrl, 'mofu_indexer'),
    poolConfig: { max: 11 },
  },
  ordering: 'multichain',
  chains: Object.fromEntries(
    settings.chains.map(({ network }) => [
      network.name,
      { id: network.chainId, rpc: nodesOf(network.rpcUrls), pollingInterval: settings.pollMs },
    ]),
  ),
  contracts: {
    CollectionFactory: {
      abi: collectionFactoryAbi,
      chain: onChains('CollectionFactory', ({ address, block }) => ({ address, startBlock: block })),
    },
    Collection: {
      abi: collectionAbi,
      chain: onChains('CollectionFactory', ({ address, block }) => ({
        address: factory({
          address,
          event: getAbiItem({ abi: collectionFactoryAbi, name: 'CollectionDeployed' }),
          parameter: 'collection',
        }),
        startBlock: block,
      })),
    },
    Market: {
      abi: marketAbi,
      chain: onChains('Market', ({ address, block }) => ({ address, startBlock: block })),
    },
    Credits: {
      abi: creditsAbi,
      chain: onChains('Credits', ({ address, block }) => ({ address, startBlock: block })),
    },
    MallCheckout: {
      abi: mallCheckoutAbi,
      chain: onChains('MallCheckout', ({ address, block }) => ({ address, startBlock: block })),
    },
  },
})
