import { collection } from '@mofu/db/app/collections'
import { holder } from '@mofu/db/app/holders'
import { activity, nft } from '@mofu/db/app/market'
import { trait } from '@mofu/db/app/traits'
import type { Database } from '@mofu/db/connect'
import { parseAddress } from '@mofu/domain/address'
import { and, asc, desc, eq, gt, ilike, inArray, sql } from 'drizzle-orm'

import type { CollectionStore } from './list-collections.ts'
import type { CollectionEventStore } from './list-events.ts'
import type { HolderStore } from './list-holders.ts'
import type { CollectionFinder } from './preview.ts'
import type { CollectionSearchStore } from './search-collections.ts'
import type { CollectionPageStore } from './show-collection.ts'

/**
 * Pictures of its newest tokens, for a cover. The table is named in full: the query builder writes bare column names, and
 * a bare `id` would be the token's own.
 */
const covers = sql<string[]>`array(select n.media_url from app.nft n where n.collection_id = app.collection.id
            and n.media_url is not null order by n.mint_order desc limit 4)`

const row = {
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
  holderCount: collection.holderCount,
  state: collection.state,
  covers,
  createdAt: collection.createdAt,
}

const isListed = inArray(collection.state, ['unverified', 'verified'])
const fullestFirst = [desc(collection.nftCount), asc(collection.id)]

export type CollectionReader = CollectionStore &
  CollectionFinder &
  CollectionPageStore &
  CollectionSearchStore &
  CollectionEventStore &
  HolderStore

export function collectionStore(db: Database): CollectionReader {
  return {
    fullest: (chainId, most) =>
      db
        .select(row)
        .from(collection)
        .where(and(eq(collection.chainId, chainId), isListed))
        .orderBy(...fullestFirst)
        .limit(most),

    ownedBy: (chainId, owner, most) =>
      db
        .select(row)
        .from(collection)
        .where(and(eq(collection.owner, owner), eq(collection.chainId, chainId)))
        .orderBy(desc(collection.createdAt), asc(collection.id))
        .limit(most),

    named: (chainId, text, skip, most) => {
      const contract = parseAddress(text)
      const isMeant =
        contract === undefined
          ? ilike(collection.name, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
          : eq(collection.contract, contract)
      return db
        .select(row)
        .from(collection)
        .where(and(eq(collection.chainId, chainId), isListed, text === '' ? undefined : isMeant))
        .orderBy(...fullestFirst)
        .offset(skip)
        .limit(most)
    },

    one: async (id) => {
      const [found] = await db.select(row).from(collection).where(eq(collection.id, id))
      return found
    },

    find: async (chainId, contract) => {
      const [found] = await db
        .select({ name: collection.name, nftCount: collection.nftCount, covers })
        .from(collection)
        .where(and(eq(collection.chainId, chainId), eq(collection.contract, contract)))
      return found
    },

    traitsOf: (id) =>
      db
        .select({ type: trait.type, value: trait.value, count: trait.count })
        .from(trait)
        .where(and(eq(trait.collectionId, id), gt(trait.count, 0)))
        .orderBy(asc(trait.type), desc(trait.count), asc(trait.value))
        .limit(2_000),

    holdersOf: (id, most) =>
      db
        .select({ address: holder.owner, count: holder.count })
        .from(holder)
        .where(eq(holder.collectionId, id))
        .orderBy(desc(holder.count), asc(holder.owner))
        .limit(most),

    eventsOf: (id, before, most) =>
      db
        .select({
          id: activity.id,
          nftId: activity.nftId,
          title: nft.title,
          mediaUrl: nft.mediaUrl,
          kind: activity.kind,
          from: activity.from,
          to: activity.to,
          block: activity.block,
          logIndex: activity.logIndex,
          at: activity.at,
          txHash: activity.txHash,
        })
        .from(activity)
        .innerJoin(nft, eq(nft.id, activity.nftId))
        .where(
          and(
            eq(activity.collectionId, id),
            before && sql`(${activity.block}, ${activity.logIndex}) < (${before.block}, ${before.logIndex})`,
          ),
        )
        .orderBy(desc(activity.block), desc(activity.logIndex))
        .limit(most),
  }
}
