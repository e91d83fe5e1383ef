import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { nftLike } from '@mofu/db/app/market/likes'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import type { Nft } from '../nft.ts'
import { card } from '../store.ts'
import type { Like } from './like.ts'

export async function findLike(db: Connection, id: string, accountId: string): Promise<Like> {
  const [row] = await db
    .select({
      likes: sql<number>`count(*)::int`,
      isLiked: sql<boolean>`coalesce(bool_or(${nftLike.accountId} = ${accountId}), false)`,
    })
    .from(nftLike)
    .where(eq(nftLike.nftId, id))
  return row ?? { likes: 0, isLiked: false }
}

export async function insertLike(db: Connection, id: string, accountId: string): Promise<void> {
  await db.insert(nftLike).values({ nftId: id, accountId }).onConflictDoNothing()
}

export async function deleteLike(db: Connection, id: string, accountId: string): Promise<void> {
  await db.delete(nftLike).where(and(eq(nftLike.nftId, id), eq(nftLike.accountId, accountId)))
}

/** Newest first. */
export function listLikedBy(
  db: Connection,
  accountId: string,
  chainId: number,
  { skip, most }: { skip: number; most: number },
): Promise<Nft[]> {
  return db
    .select(card)
    .from(nftLike)
    .innerJoin(nft, eq(nft.id, nftLike.nftId))
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(and(eq(nftLike.accountId, accountId), eq(nft.chainId, chainId)))
    .orderBy(desc(nftLike.at), asc(nftLike.nftId))
    .offset(skip)
    .limit(most)
}
