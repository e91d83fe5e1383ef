import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { nftLike } from '@mofu/db/app/market/likes'
import type { Database } from '@mofu/db/connect'
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import { card } from '../store.ts'
import type { LikeStore } from './like-nft.ts'
import type { LikedStore } from './list-liked.ts'

export function likeStore(db: Database): LikeStore & LikedStore {
  return {
    isThere: async (id) => {
      const found = await db.select({ id: nft.id }).from(nft).where(eq(nft.id, id))
      return found.length > 0
    },
    read: async (id, accountId) => {
      const [row] = await db
        .select({
          likes: sql<number>`count(*)::int`,
          isLiked: sql<boolean>`coalesce(bool_or(${nftLike.accountId} = ${accountId}), false)`,
        })
        .from(nftLike)
        .where(eq(nftLike.nftId, id))
      return row ?? { likes: 0, isLiked: false }
    },
    add: async (id, accountId) => {
      await db.insert(nftLike).values({ nftId: id, accountId }).onConflictDoNothing()
    },
    remove: async (id, accountId) => {
      await db.delete(nftLike).where(and(eq(nftLike.nftId, id), eq(nftLike.accountId, accountId)))
    },
    likedBy: (accountId, chainId, { skip, most }) =>
      db
        .select(card)
        .from(nftLike)
        .innerJoin(nft, eq(nft.id, nftLike.nftId))
        .innerJoin(collection, eq(collection.id, nft.collectionId))
        .where(and(eq(nftLike.accountId, accountId), eq(nft.chainId, chainId)))
        .orderBy(desc(nftLike.at), asc(nftLike.nftId))
        .offset(skip)
        .limit(most),
  }
}
