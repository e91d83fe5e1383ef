import type { ApiModule } from '../../platform/api-module.ts'
import { searchRoutes } from './routes.ts'

export const searchModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => searchRoutes(server, { db, nameCoin, ...reading }),
}
