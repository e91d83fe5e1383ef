import type { Database } from '@mofu/db/connect'

import type { CollectionRole, ManagedCollection, SavedDraft } from './managed-collection.ts'
import { listManagedBy, listOpenDrafts } from './store.ts'

const MANAGED_SHOWN = 200

export async function listManaged(
  db: Database,
  address: string,
  chainId: number,
): Promise<{ drafts: SavedDraft[]; list: (ManagedCollection & { role: CollectionRole })[] }> {
  const [drafts, list] = await Promise.all([
    listOpenDrafts(db, address, chainId),
    listManagedBy(db, address, chainId, MANAGED_SHOWN),
  ])
  return { drafts, list }
}
