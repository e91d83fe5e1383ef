import type { Database } from '@mofu/db/connect'

import { deleteUnusedLeaves, deleteUnusedTrees } from './store.ts'

/** Deletes old lists that no sale uses. */
export function sweepWhitelists(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await deleteUnusedLeaves(tx)
    return deleteUnusedTrees(tx)
  })
}
