import { chainClients } from '../../../platform/chain-clients.ts'
import { mallChains } from '../mall-settings.ts'
import type { MallConfig } from '../order-routes.ts'
import { type BooksStore, checkBooks } from './check-books.ts'
import { readHeldAt } from './read-held.ts'

/** The check of the books with a house's own settings. */
export function checkBooksOf(store: BooksStore, config: MallConfig) {
  const clients = chainClients(config.networks)
  const chains = mallChains(config.mall, config.deployments, config.networks)
  return checkBooks({ store, readHeld: readHeldAt(chains, (chainId) => clients.of(chainId)) })
}
