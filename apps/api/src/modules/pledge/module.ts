import type { ApiModule } from '../../platform/api-module.ts'
import { pledgeProjections } from './projection.ts'
import { pledgeRoutes } from './routes.ts'

export const pledgeModule: ApiModule = {
  routes: (server, { db, reading }) => pledgeRoutes(server, { db, ...reading }),
  projections: () => pledgeProjections,
}
