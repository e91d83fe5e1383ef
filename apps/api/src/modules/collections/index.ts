import { keepingRoutes } from './keeping/routes.ts'
import { keepingStore } from './keeping/store.ts'
import { createDraft, type DraftStore } from './keeping/write-draft.ts'
import { collectionsPreviews } from './preview.ts'
import { collectionsProjection } from './projection.ts'
import { reportRoutes } from './report/routes.ts'
import { reportStore } from './report/store.ts'
import { collectionsRoutes } from './routes.ts'
import { salesProjections } from './sales/projection.ts'
import { salesRoutes } from './sales/routes.ts'
import { salesStore, sweepWhitelists } from './sales/store.ts'
import { standingStore } from './standing/store.ts'
import { collectionStore } from './store.ts'

export type { DraftStore }
export {
  createDraft,
  collectionsPreviews,
  collectionsProjection,
  collectionsRoutes,
  collectionStore,
  keepingRoutes,
  keepingStore,
  reportRoutes,
  reportStore,
  salesProjections,
  salesRoutes,
  salesStore,
  standingStore,
  sweepWhitelists,
}
