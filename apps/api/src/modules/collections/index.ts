import { collectionsPreviews } from './preview.ts'
import { collectionsProjection } from './projection.ts'
import { collectionsRoutes } from './routes.ts'
import { standingStore } from './standing/store.ts'
import { collectionStore } from './store.ts'

export { collectionsPreviews, collectionsProjection, collectionsRoutes, collectionStore, standingStore }
