import { type MallSettings, readCoins } from './mall-settings.ts'
import { mallJobs } from './order-jobs.ts'
import { mallOrderRoutes } from './order-routes.ts'
import { paymentsProjection } from './payments/projection.ts'
import { orderJobStores, orderStores } from './store.ts'

export { mallJobs, mallOrderRoutes, orderJobStores, orderStores, paymentsProjection, readCoins }
export type { MallSettings }
