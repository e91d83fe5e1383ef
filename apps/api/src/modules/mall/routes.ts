import type { FastifyInstance } from 'fastify'

import type { Tries } from '../../platform/tries.ts'
import type { ProveWallet } from '../accounts/index.ts'
import { addressRoutes } from './addresses/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { goodsRoutes } from './goods/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { merchantRoutes } from './merchants/routes.ts'
import type { MallStores } from './store.ts'

export type MallWorld = { stores: MallStores; tries: Tries; mediaUrl: string; proveWallet: ProveWallet }

/** Every call of the mall. */
export function mallRoutes(
  server: FastifyInstance,
  { stores, tries, mediaUrl, proveWallet }: MallWorld,
): void {
  catalogueRoutes(server, { store: stores.catalogue })
  addressRoutes(server, { store: stores.addresses })
  merchantRoutes(server, { store: stores.merchants, proveWallet })
  deskRoutes(server, { store: stores.desk, mediaUrl, proveWallet })
  invitationRoutes(server, { store: stores.invitations, tries })
  goodsRoutes(server, { store: stores.goods, mediaUrl })
}
