import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'

import type { Nft } from '../nft.ts'
import { listLikedBy } from './store.ts'

/** A page of a person's likes, newest first. */
export async function listLiked(
  db: Database,
  { accountId, chainId, page }: { accountId: string; chainId: number; page: number },
): Promise<{ list: Nft[]; hasMore: boolean }> {
  const size = limits.nftPageDefault
  const found = await listLikedBy(db, accountId, chainId, { skip: (page - 1) * size, most: size + 1 })
  return { list: found.slice(0, size), hasMore: found.length > size }
}
