import { collection } from '@mofu/db/app/collections'
import type { Database } from '@mofu/db/connect'
import { asc, desc, eq, sql } from 'drizzle-orm'

import type { CollectionStore } from './list-collections.ts'

export function collectionStore(db: Database): CollectionStore {
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
          covers: sql<
            string[]
          >`array(select n.media_url from app.nft n where n.collection_id = ${collection.id}
            and n.media_url is not null order by n.mint_order desc limit 4)`,
          createdAt: collection.createdAt,
        })
        .from(collection)
        .where(eq(collection.chainId, chainId))
        .orderBy(desc(collection.nftCount), asc(collection.id))
        .limit(most),
  }
}
