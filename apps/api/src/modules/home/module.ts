import type { ApiModule } from '../../platform/api-module.ts'
import { homePreloads } from './preloads.ts'
import { homeRoutes } from './routes.ts'

export const homeModule: ApiModule = {
  routes: (server, { config, db, nameCoin, reading }) =>
    homeRoutes(server, {
      db,
      deployments: config.deployments,
      mediaUrl: config.mediaUrl,
      nameCoin,
      ...reading,
    }),
  preloads: ({ reading }) => homePreloads(reading),
}
