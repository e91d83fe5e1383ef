import { collectionsProjection } from './projection.ts'
import { collectionsRoutes } from './routes.ts'
import { collectionStore } from './store.ts'

export { collectionsProjection, collectionsRoutes, collectionStore }
