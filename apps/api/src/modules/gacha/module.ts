import type { ApiModule } from '../../platform/api-module.ts'
import { gachaManagementRoutes } from './management/routes.ts'
import { gachaPreviews } from './preview.ts'
import { gachaProjections } from './projection.ts'
import { gachaRoutes } from './routes.ts'

export const gachaModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    gachaRoutes(server, { db, nameCoin, ...reading })
    gachaManagementRoutes(server, { db, nameCoin, ...reading })
  },
  previews: ({ config, db }) =>
    gachaPreviews({ db, mediaUrl: config.mediaUrl, defaultChainId: config.chainId }),
  projections: ({ config, nameCoin }) => gachaProjections(nameCoin, config.builtInRoles),
}
