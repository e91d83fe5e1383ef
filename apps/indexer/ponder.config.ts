import { auctionsAbi } from '@mofu/chain/auctions'
import { boxesAbi } from '@mofu/chain/boxes'
import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { mallCheckoutAbi } from '@mofu/chain/mall'
import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { predictionsAbi, rolesAbi } from '@mofu/chain/predictions'
import { randomnessAbi } from '@mofu/chain/randomness'
import { urlWithRole } from '@mofu/db/connect'
import { createConfig, factory } from 'ponder'
import { getAbiItem } from 'viem'

import { nodesOf } from './nodes.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)

/** One entry per chain that has the contract; the engine's types require the shape of all. */
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
    Auctions: {
      abi: auctionsAbi,
      chain: onChains('Auctions', ({ address, block }) => ({ address, startBlock: block })),
    },
    Boxes: {
      abi: boxesAbi,
      chain: onChains('Boxes', ({ address, block }) => ({ address, startBlock: block })),
    },
    Exchange: {
      abi: exchangeAbi,
      chain: onChains('Exchange', ({ address, block }) => ({ address, startBlock: block })),
    },
    Gbt: {
      abi: gbtAbi,
      chain: onChains('Gbt', ({ address, block }) => ({ address, startBlock: block })),
    },
    Gacha: {
      abi: gachaAbi,
      chain: onChains('Gacha', ({ address, block }) => ({ address, startBlock: block })),
    },
    Randomness: {
      abi: randomnessAbi,
      chain: onChains('Randomness', ({ address, block }) => ({ address, startBlock: block })),
    },
    Names: {
      abi: namesAbi,
      chain: onChains('Names', ({ address, block }) => ({ address, startBlock: block })),
    },
    Pledge: {
      abi: pledgeAbi,
      chain: onChains('Pledge', ({ address, block }) => ({ address, startBlock: block })),
    },
    Predictions: {
      abi: predictionsAbi,
      chain: onChains('Predictions', ({ address, block }) => ({ address, startBlock: block })),
    },
    Roles: {
      abi: rolesAbi,
      chain: onChains('Roles', ({ address, block }) => ({ address, startBlock: block })),
    },
    MallCheckout: {
      abi: mallCheckoutAbi,
      chain: onChains('MallCheckout', ({ address, block }) => ({ address, startBlock: block })),
    },
  },
})
