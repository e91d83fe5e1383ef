import type { Database } from '@mofu/db/connect'

import type { Collection } from './collection.ts'
import { listByName } from './store.ts'

type Input = { now: number; chainId: number; text: string; page: number; pageSize: number }

/**
 * A page of collections whose name contains a text. Reads one more row than fits, to know whether there is another
 * page.
 */
export async function searchCollections(
  db: Database,
  { now, chainId, text, page, pageSize }: Input,
): Promise<{ list: Collection[]; hasMore: boolean }> {
  const found = await listByName(db, chainId, text, { now, skip: (page - 1) * pageSize, most: pageSize + 1 })
  return { list: found.slice(0, pageSize), hasMore: found.length > pageSize }
}
