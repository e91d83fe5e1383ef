import type { FastifyInstance } from 'fastify'

import { addressRoutes } from './addresses/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { merchantRoutes } from './merchants/routes.ts'
import type { MallStores } from './store.ts'

export type MallWorld = { stores: MallStores }

/** Every call of the mall. */
export function mallRoutes(server: FastifyInstance, { stores }: MallWorld): void {
  catalogueRoutes(server, { store: stores.catalogue })
  addressRoutes(server, { store: stores.addresses })
  merchantRoutes(server, { store: stores.merchants })
}
