import type { ApiModule } from '../../platform/api-module.ts'
import { boxManagementRoutes } from './management/routes.ts'
import { boxesPreviews } from './preview.ts'
import { boxesProjections } from './projection.ts'
import { boxesRoutes } from './routes.ts'

export const boxesModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    boxesRoutes(server, { db, nameCoin, ...reading })
    boxManagementRoutes(server, { db, nameCoin, ...reading })
  },
  previews: ({ config, db }) => boxesPreviews({ db, defaultChainId: config.chainId }),
  projections: ({ nameCoin }) => boxesProjections(nameCoin),
}
