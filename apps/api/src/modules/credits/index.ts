import { creditsProjection } from './projection.ts'
import { creditsRoutes } from './routes.ts'
import { creditStore } from './store.ts'

export { creditsProjection, creditsRoutes, creditStore }
