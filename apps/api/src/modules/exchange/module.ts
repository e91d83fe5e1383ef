import type { ApiModule } from '../../platform/api-module.ts'
import { exchangeProjections } from './projection.ts'
import { exchangeRoutes } from './routes.ts'

export const exchangeModule: ApiModule = {
  routes: (server, { config, db, nameCoin, reading }) => {
    const { networks, deployments } = config
    exchangeRoutes(server, { db, nameCoin, ...reading, networks, deployments })
  },
  projections: () => exchangeProjections,
}
