import type { Database } from '@mofu/db/connect'

import { chainClients } from '../../../platform/chain-clients.ts'
import { mallChains } from '../mall-settings.ts'
import type { MallConfig } from '../order-routes.ts'
import { readHeldAt } from './read-held.ts'
import { reconcile } from './reconcile.ts'

/** Reconciliation with the configured chains. */
export function reconcileMall(db: Database, config: MallConfig) {
  const clients = chainClients(config.networks)
  const chains = mallChains(config.mall, config.deployments, config.networks)
  return reconcile({ db, readHeld: readHeldAt(chains, (chainId) => clients.of(chainId)) })
}
