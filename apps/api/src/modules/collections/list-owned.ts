import type { Database } from '@mofu/db/connect'

import type { Collection } from './collection.ts'
import { COLLECTIONS_SHOWN } from './list-collections.ts'
import { listByOwner } from './store.ts'

/** Everything an address owns, whatever its state: owners always see their own collections. */
export function listOwned(
  db: Database,
  { owner, chainId, now }: { owner: string; chainId: number; now: number },
): Promise<Collection[]> {
  return listByOwner(db, owner, { chainId, now }, COLLECTIONS_SHOWN)
}
