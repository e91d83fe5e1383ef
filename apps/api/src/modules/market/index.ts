import { marketProjection } from './projection.ts'
import { marketRoutes } from './routes.ts'
import { marketStore } from './store.ts'

export { marketProjection, marketRoutes, marketStore }
