import { activityProjection } from './activity/projection.ts'
import { likeRoutes } from './likes/routes.ts'
import { likeStore } from './likes/store.ts'
import { listNfts } from './list/list-nfts.ts'
import { nftListRoutes } from './list/routes.ts'
import { nftListStore } from './list/store.ts'
import { metadataWorker } from './metadata/fetch-metadata.ts'
import { metadataRoutes } from './metadata/routes.ts'
import { metadataStore } from './metadata/store.ts'
import type { Nft } from './nft.ts'
import { marketAnswers } from './page-answers.ts'
import { marketPreviews } from './preview.ts'
import { marketProjection } from './projection.ts'
import { itemReportRoutes } from './reports/routes.ts'
import { reportStore as itemReportStore } from './reports/store.ts'
import { cardOf, marketRoutes } from './routes.ts'
import { marketStore } from './store.ts'
import { tradeProjection } from './trade/projection.ts'
import { tradeRoutes } from './trade/routes.ts'
import { tradeStore } from './trade/store.ts'

export type { Nft }
export {
  activityProjection,
  cardOf,
  likeRoutes,
  likeStore,
  itemReportRoutes,
  itemReportStore,
  listNfts,
  metadataRoutes,
  metadataStore,
  metadataWorker,
  marketAnswers,
  marketPreviews,
  marketProjection,
  marketRoutes,
  marketStore,
  nftListRoutes,
  nftListStore,
  tradeProjection,
  tradeRoutes,
  tradeStore,
}
