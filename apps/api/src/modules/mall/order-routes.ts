import type { Deployment } from '@mofu/chain/deployment'
import type { NetworkSettings } from '@mofu/chain/network-settings'
import type { FastifyInstance } from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'

import { chainClients } from '../../platform/chain-clients.ts'
import type { Tries } from '../../platform/tries.ts'
import { shopOrderRoutes } from './books/routes.ts'
import { mallChains, type MallSettings } from './mall-settings.ts'
import { orderRoutes } from './orders/routes.ts'
import { payLinkRoutes } from './pay-links/routes.ts'
import { coinPrices } from './quotes/coin-prices.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import type { OrderStores } from './store.ts'

export type MallConfig = {
  mall: MallSettings
  deployments: readonly Deployment[]
  networks: readonly NetworkSettings[]
}

/** Every call about orders and their payments. */
export function mallOrderRoutes(
  server: FastifyInstance,
  { stores, tries }: { stores: OrderStores; tries: Tries },
  config: MallConfig,
): void {
  const chains = mallChains(config.mall, config.deployments, config.networks)
  const clients = chainClients(config.networks)
  const { orders, acts } = stores
  const signer = config.mall.quoterKey && privateKeyToAccount(config.mall.quoterKey)
  orderRoutes(server, { store: orders, acts, chains })
  const quotes = {
    store: stores.quotes,
    chains,
    readPrices: coinPrices((chainId) => clients.of(chainId), config.mall.priceMaxAge),
    signer,
    house: config.mall.feeAddress,
  }
  quoteRoutes(server, quotes)
  payLinkRoutes(server, { links: stores.payLinks, orders, quotes })
  receiptRoutes(server, { store: orders, chains, signer })
  requestRoutes(server, { store: stores.requests })
  shopOrderRoutes(server, { orders, acts, statements: stores.statements, search: stores.search, tries })
}
