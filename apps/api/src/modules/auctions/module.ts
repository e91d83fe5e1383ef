import type { ApiModule } from '../../platform/api-module.ts'
import { auctionsPreviews } from './preview.ts'
import { auctionsProjections } from './projection.ts'
import { auctionsRoutes } from './routes.ts'

export const auctionsModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => auctionsRoutes(server, { db, nameCoin, ...reading }),
  previews: ({ db }) => auctionsPreviews({ db }),
  projections: ({ nameCoin }) => auctionsProjections(nameCoin),
}
