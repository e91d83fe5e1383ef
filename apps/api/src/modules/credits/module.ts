import type { ApiModule } from '../../platform/api-module.ts'
import { creditsProjection } from './projection.ts'
import { creditsRoutes } from './routes.ts'

export const creditsModule: ApiModule = {
  routes: (server, { db, reading }) => creditsRoutes(server, { db, ...reading }),
  projections: () => [creditsProjection],
}
