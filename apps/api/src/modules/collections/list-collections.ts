import type { Database } from '@mofu/db/connect'

import type { Collection } from './collection.ts'
import { listFullest } from './store.ts'

/** Beyond this, callers search. */
export const COLLECTIONS_SHOWN = 200

export function listCollections(
  db: Database,
  { chainId, now }: { chainId: number; now: number },
): Promise<Collection[]> {
  return listFullest(db, chainId, now, COLLECTIONS_SHOWN)
}
