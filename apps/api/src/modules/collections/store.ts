import { collection } from '@mofu/db/app/collections'
import type { Database } from '@mofu/db/connect'
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import type { CollectionStore } from './list-collections.ts'
import type { CollectionFinder } from './preview.ts'

/**
 * Pictures of its newest tokens, for a cover. The table is named in full: the query builder writes bare column names, and
 * a bare `id` would be the token's own.
 */
const covers = sql<string[]>`array(select n.media_url from app.nft n where n.collection_id = app.collection.id
            and n.media_url is not null order by n.mint_order desc limit 4)`

export function collectionStore(db: Database): CollectionStore & CollectionFinder {
  return {
    fullest: (chainId, most) =>
      db
        .select({
          id: collection.id,
          chainId: collection.chainId,
          contract: collection.contract,
          name: collection.name,
          symbol: collection.symbol,
          owner: collection.owner,
          creator: collection.creator,
          isOpen: collection.isOpen,
          maxMint: collection.maxMint,
          nftCount: collection.nftCount,
          covers,
          createdAt: collection.createdAt,
        })
        .from(collection)
        .where(eq(collection.chainId, chainId))
        .orderBy(desc(collection.nftCount), asc(collection.id))
        .limit(most),

    find: async (chainId, contract) => {
      const [row] = await db
        .select({ name: collection.name, nftCount: collection.nftCount, covers })
        .from(collection)
        .where(and(eq(collection.chainId, chainId), eq(collection.contract, contract)))
      return row
    },
  }
}
