import { marketPreviews } from './preview.ts'
import { marketProjection } from './projection.ts'
import { marketRoutes } from './routes.ts'
import { marketStore } from './store.ts'

export { marketPreviews, marketProjection, marketRoutes, marketStore }
