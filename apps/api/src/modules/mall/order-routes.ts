import type { Deployment } from '@mofu/chain/deployment'
import type { NetworkSettings } from '@mofu/chain/network-settings'
import type { Database } from '@mofu/db/connect'
import type { FastifyInstance } from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'

import type { AttemptLimiter } from '../../platform/attempt-limiter.ts'
import { chainClients } from '../../platform/chain-clients.ts'
import type { AdminSource } from '../accounts/index.ts'
import { payLinkRoutes } from './checkout/pay-links/routes.ts'
import { coinPrices } from './checkout/quotes/coin-prices.ts'
import { coinPriceRoutes, quoteRoutes } from './checkout/quotes/routes.ts'
import { mallChains, type MallSettings } from './mall-settings.ts'
import { orderRoutes } from './orders/routes.ts'
import { operationRoutes } from './payments/operations/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { disputeRoutes } from './returns/disputes/routes.ts'
import { requestRoutes } from './returns/requests/routes.ts'
import { shopOrderRoutes } from './shipping/routes.ts'

export type MallConfig = {
  mall: MallSettings
  deployments: readonly Deployment[]
  networks: readonly NetworkSettings[]
}

/** All routes of orders and their payments. */
export function mallOrderRoutes(
  server: FastifyInstance,
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
  config: MallConfig & AdminSource,
): void {
  const chains = mallChains(config.mall, config.deployments, config.networks)
  const clients = chainClients(config.networks)
  const signer = config.mall.quoterKey && privateKeyToAccount(config.mall.quoterKey)
  orderRoutes(server, { db, chains })
  const quotes = {
    db,
    chains,
    readPrices: coinPrices((chainId) => clients.of(chainId), config.mall.priceMaxAge),
    signer,
    feeAddress: config.mall.feeAddress,
  }
  quoteRoutes(server, quotes)
  coinPriceRoutes(server, { ...quotes, chainIds: config.networks.flatMap(({ chainId }) => chainId ?? []) })
  payLinkRoutes(server, { db, quotes })
  receiptRoutes(server, { db, chains, signer })
  requestRoutes(server, { db, limiter })
  disputeRoutes(server, { db, admins: config })
  operationRoutes(server, { db })
  shopOrderRoutes(server, { db, limiter })
}
