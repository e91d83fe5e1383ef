import type { Database } from '@mofu/db/connect'
import type { CollectionPage } from '@mofu/domain/collection-draft'

import { checkPage } from './check-page.ts'
import { requireManager } from './require-manager.ts'
import { upsertPage } from './store.ts'

export async function editPage(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  address: string,
  { id, page }: { id: string; page: CollectionPage },
): Promise<void> {
  await requireManager(db, id, address)
  checkPage(page, mediaUrl)
  await upsertPage(db, id, address, page)
}
