import type { ApiModule } from '../../platform/api-module.ts'
import { exchangeProjection } from './projection.ts'
import { exchangeRoutes } from './routes.ts'

export const exchangeModule: ApiModule = {
  routes: (server, { db, reading }) => exchangeRoutes(server, { db, ...reading }),
  projections: () => [exchangeProjection],
}
