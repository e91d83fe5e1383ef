import type { Database } from '@mofu/db/connect'

import { listSwaps as findSwaps, type SwapRow } from './store.ts'

const PAGE = 20

type SwapsOf = { chainId: number; account: string | undefined; before: number | undefined }

/** A page of swaps, newest first, and whether there are older ones. */
export async function listSwaps(db: Database, of: SwapsOf): Promise<{ list: SwapRow[]; hasMore: boolean }> {
  const rows = await findSwaps(db, { ...of, most: PAGE + 1 })
  return { list: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}
