import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, lt } from 'drizzle-orm'

import type { NftListStore } from './list-nfts.ts'
import type { NftStore } from './show-nft.ts'

export const card = {
  id: nft.id,
  chainId: nft.chainId,
  contract: nft.contract,
  collectionName: collection.name,
  tokenId: nft.tokenId,
  owner: nft.owner,
  creator: nft.creator,
  title: nft.title,
  mediaType: nft.mediaType,
  mediaUrl: nft.mediaUrl,
  metadata: nft.metadata,
  mintOrder: nft.mintOrder,
  mintedAt: nft.mintedAt,
  mintedBlock: nft.mintedBlock,
  price: nft.price,
  coin: nft.coin,
  askStart: nft.askStart,
  askEnd: nft.askEnd,
}

const detail = {
  ...card,
  description: nft.description,
  tokenUri: nft.tokenUri,
  royalty: nft.royalty,
  traits: nft.traits,
}

export function marketStore(db: Database): NftListStore & NftStore {
  return {
    newest: ({ chainId, collection: contract, owner }, before, most) =>
      db
        .select(card)
        .from(nft)
        .innerJoin(collection, eq(collection.id, nft.collectionId))
        .where(
          and(
            eq(nft.chainId, chainId),
            contract === undefined ? undefined : eq(nft.collectionId, `${chainId}-${contract}`),
            owner === undefined ? undefined : eq(nft.owner, owner),
            before === undefined ? undefined : lt(nft.mintOrder, before),
          ),
        )
        .orderBy(desc(nft.mintOrder))
        .limit(most),

    find: async (id) => {
      const [row] = await db
        .select(detail)
        .from(nft)
        .innerJoin(collection, eq(collection.id, nft.collectionId))
        .where(eq(nft.id, id))
      return row
    },

    activityOf: (id, most) =>
      db
        .select({
          id: activity.id,
          nftId: activity.nftId,
          kind: activity.kind,
          from: activity.from,
          to: activity.to,
          price: activity.price,
          coin: activity.coin,
          block: activity.block,
          at: activity.at,
          txHash: activity.txHash,
        })
        .from(activity)
        .where(eq(activity.nftId, id))
        .orderBy(desc(activity.block), desc(activity.logIndex))
        .limit(most),
  }
}
