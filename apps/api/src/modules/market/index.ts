import { activityProjection } from './activity/projection.ts'
import { marketPreviews } from './preview.ts'
import { marketProjection } from './projection.ts'
import { marketRoutes } from './routes.ts'
import { marketStore } from './store.ts'
import { tradeProjection } from './trade/projection.ts'
import { tradeRoutes } from './trade/routes.ts'
import { tradeStore } from './trade/store.ts'

export {
  activityProjection,
  marketPreviews,
  marketProjection,
  marketRoutes,
  marketStore,
  tradeProjection,
  tradeRoutes,
  tradeStore,
}
