import type { Database } from '@mofu/db/connect'
import { labelSkeleton } from '@mofu/domain/name-label'

import { listAlikeRows, type NameRow } from './store.ts'

/** As many as a warning can list. */
const SHOWN = 5

/** Registered names that a reader may take for this one. */
export function listAlike(
  db: Database,
  { chainId, label, time }: { chainId: number; label: string; time: number },
): Promise<NameRow[]> {
  return listAlikeRows(db, { chainId, label, skeleton: labelSkeleton(label), time, most: SHOWN })
}
