import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import type { Database } from '@mofu/db/connect'
import { quickRows } from '@mofu/db/quick-rows'
import { desc, eq, sql } from 'drizzle-orm'

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
  posterUrl: nft.posterUrl,
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

export const activityColumns = {
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
}

/** Asked all the time and always the same way, so they are planned once for each connection. */
export function marketStore(db: Database): NftStore {
  const oneById = quickRows(
    db,
    detail,
    db
      .select(detail)
      .from(nft)
      .innerJoin(collection, eq(collection.id, nft.collectionId))
      .where(eq(nft.id, sql.placeholder('id'))),
    'nft_by_id',
  )
  const eventsOfOne = quickRows(
    db,
    activityColumns,
    db
      .select(activityColumns)
      .from(activity)
      .where(eq(activity.nftId, sql.placeholder('id')))
      .orderBy(desc(activity.block), desc(activity.logIndex))
      .limit(sql.placeholder('most')),
    'activity_of_nft',
  )
  return {
    find: async (id) => (await oneById.execute({ id }))[0],
    activityOf: (id, most) => eventsOfOne.execute({ id, most }),
  }
}
