import { mintProjection } from './projection.ts'
import { mintRoutes } from './routes.ts'
import { mintStore } from './store.ts'

export { mintProjection, mintRoutes, mintStore }
