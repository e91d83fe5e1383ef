import type { Database } from '@mofu/db/connect'

import { countOwned, listOwnedRows, type NameRow } from './store.ts'

type Input = {
  chainId: number
  contract: string
  owner: string
  time: number
  page: number
  pageSize: number
}

/** A page of an address's names, the first to expire first: also those in their grace period, which can be renewed. */
export async function listOwned(
  db: Database,
  { page, pageSize, ...owned }: Input,
): Promise<{ list: NameRow[]; total: number; hasMore: boolean }> {
  const skip = (page - 1) * pageSize
  const [list, total] = await Promise.all([
    listOwnedRows(db, owned, { skip, most: pageSize }),
    countOwned(db, owned),
  ])
  return { list, total, hasMore: skip + list.length < total }
}
