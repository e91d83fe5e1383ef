import { nextPhase } from './launchpad/next-phase.ts'
import { listLaunchpads, listLaunchpadsOf } from './launchpad/store.ts'
import { createDraft } from './management/create-draft.ts'
import type { CollectionReport } from './report/report.ts'
import { showCollectionReport } from './report/show-collection-report.ts'
import { isOfHidden } from './store.ts'

export { createDraft, isOfHidden, listLaunchpads, listLaunchpadsOf, nextPhase, showCollectionReport }
export type { CollectionReport }
