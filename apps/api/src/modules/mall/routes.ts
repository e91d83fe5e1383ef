import type { FastifyInstance } from 'fastify'

import { catalogueRoutes } from './catalogue/routes.ts'
import type { MallStores } from './store.ts'

export type MallWorld = { stores: MallStores }

/** Every call of the mall. */
export function mallRoutes(server: FastifyInstance, { stores }: MallWorld): void {
  catalogueRoutes(server, { store: stores.catalogue })
}
