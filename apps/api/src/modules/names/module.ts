import type { ApiModule } from '../../platform/api-module.ts'
import { namesPreviews } from './preview.ts'
import { namesProjections } from './projection.ts'
import { nameReportRoutes } from './report/routes.ts'
import { namesRoutes } from './routes.ts'

export const namesModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    namesRoutes(server, { db, nameCoin, ...reading })
    nameReportRoutes(server, { db, nameCoin, ...reading })
  },
  previews: ({ db }) => namesPreviews({ db }),
  projections: () => namesProjections,
}
