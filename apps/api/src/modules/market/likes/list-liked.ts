import { limits } from '@mofu/domain/limits'

import type { Nft } from '../nft.ts'

export type LikedStore = {
  likedBy(accountId: string, chainId: number, page: { skip: number; most: number }): Promise<Nft[]>
}

/** A page of what a person likes, the newest like first. */
export async function listLiked(
  { store }: { store: LikedStore },
  { accountId, chainId, page }: { accountId: string; chainId: number; page: number },
): Promise<{ list: Nft[]; hasMore: boolean }> {
  const size = limits.nftPageDefault
  const found = await store.likedBy(accountId, chainId, { skip: (page - 1) * size, most: size + 1 })
  return { list: found.slice(0, size), hasMore: found.length > size }
}
