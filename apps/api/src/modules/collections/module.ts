import type { ApiModule } from '../../platform/api-module.ts'
import { launchpadProjections } from './launchpad/projection.ts'
import { launchpadRoutes } from './launchpad/routes.ts'
import { sweepWhitelists } from './launchpad/whitelist/sweep-whitelists.ts'
import { managementRoutes } from './management/routes.ts'
import { collectionsPreviews } from './preview.ts'
import { collectionsProjection } from './projection.ts'
import { reportRoutes } from './report/routes.ts'
import { collectionsRoutes } from './routes.ts'

export const collectionsModule: ApiModule = {
  routes: (server, { config, db, nameCoin, reading }) => {
    collectionsRoutes(server, { db, nameCoin, ...reading })
    reportRoutes(server, { db, nameCoin, ...reading })
    managementRoutes(server, {
      db,
      mediaUrl: config.mediaUrl,
      chainIdOf: (name) => config.networks.find((network) => network.name === name)?.chainId ?? undefined,
      ...reading,
    })
    launchpadRoutes(server, { db, publicUrl: config.publicUrl, ...reading })
  },
  previews: ({ config, db }) => collectionsPreviews({ db, defaultChainId: config.chainId }),
  projections: ({ config }) => {
    const deployed = (name: string) =>
      config.deployments.flatMap(({ chainId, contracts }) => {
        const at = contracts[name]
        return at === undefined ? [] : [`${chainId}-${at.address.toLowerCase()}`]
      })
    const own = {
      works: [...deployed('DefaultCollection'), ...deployed('Names')],
      pets: deployed('Gacha'),
    }
    return [collectionsProjection(own), ...launchpadProjections]
  },
  sweeps: { sweepWhitelists },
}
