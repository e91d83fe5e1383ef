import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import { name } from '@mofu/db/app/names'
import type { Connection, Database } from '@mofu/db/connect'
import { perDatabase } from '@mofu/db/per-database'
import { rowMapper } from '@mofu/db/row-mapper'
import { desc, eq, inArray, sql } from 'drizzle-orm'

import type { Activity, Nft, NftDetail } from './nft.ts'

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
  lastPrice: nft.lastPrice,
  lastCoin: nft.lastCoin,
  lastSoldAt: nft.lastSoldAt,
}

const detail = {
  ...card,
  description: nft.description,
  tokenUri: nft.tokenUri,
  royalty: nft.royalty,
  expiry: name.expiry,
  collectionState: collection.state,
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

/** Frequent queries of a fixed shape, prepared once per connection. */
const nftById = perDatabase((db) =>
  rowMapper(
    db,
    detail,
    db
      .select(detail)
      .from(nft)
      .innerJoin(collection, eq(collection.id, nft.collectionId))
      .leftJoin(name, eq(name.id, nft.id))
      .where(eq(nft.id, sql.placeholder('id'))),
    'nft_by_id',
  ),
)

const activityOfNft = perDatabase((db) =>
  rowMapper(
    db,
    activityColumns,
    db
      .select(activityColumns)
      .from(activity)
      .where(eq(activity.nftId, sql.placeholder('id')))
      .orderBy(desc(activity.block), desc(activity.logIndex))
      .limit(sql.placeholder('most')),
    'activity_of_nft',
  ),
)

export async function findNft(db: Database, id: string): Promise<NftDetail | undefined> {
  const [found] = await nftById(db).execute({ id })
  return found
}

/** In no order; what does not exist is left out. */
export function listNftsWithIds(db: Database, ids: readonly string[]): Promise<Nft[]> {
  const found = db
    .select(card)
    .from(nft)
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(inArray(nft.id, [...ids]))
  return rowMapper(db, card, found).execute()
}

/** Newest first. */
export function listActivityOfNft(db: Database, id: string, most: number): Promise<Activity[]> {
  return activityOfNft(db).execute({ id, most })
}

export async function hasNft(db: Connection, id: string): Promise<boolean> {
  return (await db.$count(nft, eq(nft.id, id))) > 0
}
