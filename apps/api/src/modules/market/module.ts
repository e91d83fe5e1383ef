import type { Deployment } from '@mofu/chain/deployment'

import type { ApiModule } from '../../platform/api-module.ts'
import { rarityRankOf, readDrawnMetadata, tokenReader } from '../uploads/index.ts'
import { activityProjection } from './activity/projection.ts'
import { collectionOffersProjection } from './collection-offers/projection.ts'
import { collectionOfferRoutes } from './collection-offers/routes.ts'
import { likeRoutes } from './likes/routes.ts'
import { nftListRoutes } from './list/routes.ts'
import { metadataWorker } from './metadata/fetch-metadata.ts'
import { metadataRoutes } from './metadata/routes.ts'
import { marketPreloads } from './preloads.ts'
import { marketPreviews } from './preview.ts'
import { marketProjection } from './projection.ts'
import { itemReportRoutes } from './reports/routes.ts'
import { marketRoutes } from './routes.ts'
import { notifyExpired } from './trade/news/notify-expired.ts'
import { tradeProjection } from './trade/projection.ts'
import { tradeRoutes } from './trade/routes.ts'

export const marketModule: ApiModule = {
  routes: (server, { config, db, nameCoin, reading }) => {
    const rankOf = ({ tokenUri, ...token }: MachineToken & { tokenUri: string }) =>
      rarityRankOf(config.mediaUrl, { tokenUri, isOfMachine: isOfMachine(config.deployments, token) })
    marketRoutes(server, { db, nameCoin, rankOf, ...reading })
    likeRoutes(server, { db, nameCoin, ...reading })
    itemReportRoutes(server, db)
    nftListRoutes(server, { db, nameCoin, ...reading })
    metadataRoutes(server, { db, ...reading })
    tradeRoutes(server, { db, nameCoin, ...reading })
    collectionOfferRoutes(server, { db, nameCoin, ...reading })
  },
  previews: ({ db }) => marketPreviews(db),
  preloads: ({ reading }) => marketPreloads(reading),
  projections: ({ config, nameCoin }) => [
    marketProjection(({ tokenUri, ...token }) =>
      readDrawnMetadata(config.mediaUrl, { tokenUri, isOfMachine: isOfMachine(config.deployments, token) }),
    ),
    tradeProjection,
    collectionOffersProjection,
    activityProjection(nameCoin),
    notifyExpired(nameCoin),
  ],
  jobs: ({ config, db }) => [metadataWorker({ db, read: tokenReader({ config, db }) })],
}

type MachineToken = { chainId: number; contract: string }

/** Pets are tokens of the gacha contract. */
function isOfMachine(deployments: readonly Deployment[], { chainId, contract }: MachineToken): boolean {
  return deployments.some(
    (one) => one.chainId === chainId && one.contracts['Gacha']?.address.toLowerCase() === contract,
  )
}
