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
import { type Abi, getAbiItem } from 'viem'

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

/** A contract that is deployed once on a chain. */
function deployed<const Contract extends Abi>(contract: string, abi: Contract) {
  const chain = onChains(contract, ({ address, block }) => ({ address, startBlock: block }))
  return { abi, chain }
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
    CollectionFactory: deployed('CollectionFactory', collectionFactoryAbi),
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
    Market: deployed('Market', marketAbi),
    Credits: deployed('Credits', creditsAbi),
    Auctions: deployed('Auctions', auctionsAbi),
    Boxes: deployed('Boxes', boxesAbi),
    Exchange: deployed('Exchange', exchangeAbi),
    Gbt: deployed('Gbt', gbtAbi),
    Gacha: deployed('Gacha', gachaAbi),
    Randomness: deployed('Randomness', randomnessAbi),
    Names: deployed('Names', namesAbi),
    Pledge: deployed('Pledge', pledgeAbi),
    Predictions: deployed('Predictions', predictionsAbi),
    Roles: deployed('Roles', rolesAbi),
    MallCheckout: deployed('MallCheckout', mallCheckoutAbi),
  },
})
