import type { FastifyInstance } from 'fastify'

import { addressRoutes } from './addresses/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { goodsRoutes } from './goods/routes.ts'
import { merchantRoutes } from './merchants/routes.ts'
import type { MallStores } from './store.ts'

export type MallWorld = { stores: MallStores; mediaUrl: string }

/** Every call of the mall. */
export function mallRoutes(server: FastifyInstance, { stores, mediaUrl }: MallWorld): void {
  catalogueRoutes(server, { store: stores.catalogue })
  addressRoutes(server, { store: stores.addresses })
  merchantRoutes(server, { store: stores.merchants })
  deskRoutes(server, { store: stores.desk, mediaUrl })
  goodsRoutes(server, { store: stores.goods, mediaUrl })
}
