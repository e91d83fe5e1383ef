import type { ApiModule } from '../../platform/api-module.ts'
import { reportRoutes } from './reports/routes.ts'
import { referralsRoutes } from './routes.ts'

export const referralsModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    referralsRoutes(server, db)
    reportRoutes(server, { db, nameCoin, ...reading })
  },
}
