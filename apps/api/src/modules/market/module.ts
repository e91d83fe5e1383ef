import type { ApiModule } from '../../platform/api-module.ts'
import { readDrawnMetadata, tokenReader } from '../uploads/index.ts'
import { activityProjection } from './activity/projection.ts'
import { likeRoutes } from './likes/routes.ts'
import { nftListRoutes } from './list/routes.ts'
import { metadataWorker } from './metadata/fetch-metadata.ts'
import { metadataRoutes } from './metadata/routes.ts'
import { marketPreloads } from './preloads.ts'
import { marketPreviews } from './preview.ts'
import { marketProjection } from './projection.ts'
import { itemReportRoutes } from './reports/routes.ts'
import { marketRoutes } from './routes.ts'
import { tradeProjection } from './trade/projection.ts'
import { tradeRoutes } from './trade/routes.ts'

export const marketModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    marketRoutes(server, { db, nameCoin, ...reading })
    likeRoutes(server, { db, nameCoin, ...reading })
    itemReportRoutes(server, db)
    nftListRoutes(server, { db, nameCoin, ...reading })
    metadataRoutes(server, { db, ...reading })
    tradeRoutes(server, { db, nameCoin, ...reading })
  },
  previews: ({ db }) => marketPreviews(db),
  preloads: ({ reading }) => marketPreloads(reading),
  projections: ({ config, nameCoin }) => [
    marketProjection(({ chainId, contract, tokenUri }) => {
      const isOfMachine = config.deployments.some(
        (one) => one.chainId === chainId && one.contracts['Gacha']?.address.toLowerCase() === contract,
      )
      return readDrawnMetadata(config.mediaUrl, { tokenUri, isOfMachine })
    }),
    tradeProjection,
    activityProjection(nameCoin),
  ],
  jobs: ({ config, db }) => [metadataWorker({ db, read: tokenReader({ config, db }) })],
}
