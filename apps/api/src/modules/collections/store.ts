import { collection } from '@mofu/db/app/collections'
import { holder } from '@mofu/db/app/collections/holders'
import { collectionPage } from '@mofu/db/app/collections/pages'
import { trait } from '@mofu/db/app/collections/traits'
import { activity, nft } from '@mofu/db/app/market'
import type { Connection } from '@mofu/db/connect'
import { parseAddress } from '@mofu/domain/address'
import { and, asc, desc, eq, gt, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type {
  CoinMarket,
  Collection,
  CollectionEvent,
  CollectionProfile,
  EventPlace,
  Holder,
  TraitValue,
} from './collection.ts'

/**
 * Pictures of its newest tokens, for a cover. The table is named in full: the query builder writes bare column names,
 * and a bare `id` would be the token's.
 */
const covers = sql<string[]>`array(select n.media_url from app.nft n where n.collection_id = app.collection.id
            and n.media_url is not null order by n.mint_order desc limit 4)`

/**
 * Its market in each coin. Listed asks are those that have not expired: the counter minus the expired ones; the floor
 * is the first of them by price. Amounts are read as text, because JSON numbers would lose precision.
 */
const market = (now: number) => sql<StoredMarket[]>`(
  select coalesce(json_agg(json_build_object('coin', m.coin, 'sales', m.sales, 'volume', m.volume::text,
    'listed', m.listed - (select count(*) from app.nft n where n.collection_id = m.collection_id and n.coin = m.coin
      and n.ask_end <= ${now}),
    'floor', f.price::text, 'floorNftId', f.id) order by m.sales desc, m.listed desc, m.coin), '[]')
  from app.collection_coin m left join lateral (
    select n.price, n.id from app.nft n where n.collection_id = m.collection_id and n.coin = m.coin
      and n.ask_end > ${now} order by n.price, n.mint_order limit 1
  ) f on true
  where m.collection_id = app.collection.id)`

type StoredMarket = Omit<CoinMarket, 'floor' | 'volume'> & { floor: string | null; volume: string }

export const facts = {
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
}

const row = (now: number) => ({
  ...facts,
  holderCount: collection.holderCount,
  state: collection.state,
  market: market(now),
  covers,
  createdAt: collection.createdAt,
})

type StoredRow = Omit<Collection, 'market'> & { market: StoredMarket[] }

function read({ market: stored, ...rest }: StoredRow): Collection {
  return {
    ...rest,
    market: stored.map(({ floor, volume, ...one }) => ({
      ...one,
      floor: floor === null ? null : BigInt(floor),
      volume: BigInt(volume),
    })),
  }
}

/** Whether a token's collection is one that no list shows. For tables with the token's chain and contract. */
export function isOfHidden({
  chainId,
  collection,
}: {
  chainId: PgColumn
  collection: PgColumn
}): SQL<boolean> {
  return sql<boolean>`exists (select from app.collection c
    where c.id = ${chainId} || '-' || ${collection} and c.state not in ('unverified', 'verified'))`
}

const isListed = inArray(collection.state, ['unverified', 'verified'])
const fullestFirst = [desc(collection.nftCount), asc(collection.id)]

/** Listed collections, those with the most tokens first. */
export async function listFullest(
  db: Connection,
  chainId: number,
  now: number,
  most: number,
): Promise<Collection[]> {
  const rows = await db
    .select(row(now))
    .from(collection)
    .where(and(eq(collection.chainId, chainId), isListed))
    .orderBy(...fullestFirst)
    .limit(most)
  return rows.map(read)
}

export async function listByOwner(
  db: Connection,
  owner: string,
  { chainId, now }: { chainId: number; now: number },
  most: number,
): Promise<Collection[]> {
  const rows = await db
    .select(row(now))
    .from(collection)
    .where(and(eq(collection.owner, owner), eq(collection.chainId, chainId)))
    .orderBy(desc(collection.createdAt), asc(collection.id))
    .limit(most)
  return rows.map(read)
}

export async function listByName(
  db: Connection,
  chainId: number,
  text: string,
  { now, skip, most }: { now: number; skip: number; most: number },
): Promise<Collection[]> {
  const contract = parseAddress(text)
  const isMeant =
    contract === undefined
      ? ilike(collection.name, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
      : eq(collection.contract, contract)
  const rows = await db
    .select(row(now))
    .from(collection)
    .where(and(eq(collection.chainId, chainId), isListed, text === '' ? undefined : isMeant))
    .orderBy(...fullestFirst)
    .offset(skip)
    .limit(most)
  return rows.map(read)
}

export async function findCollection(
  db: Connection,
  id: string,
  now: number,
): Promise<Collection | undefined> {
  const [found] = await db.select(row(now)).from(collection).where(eq(collection.id, id))
  return found && read(found)
}

export async function findCover(
  db: Connection,
  chainId: number,
  contract: string,
): Promise<Pick<Collection, 'name' | 'state' | 'nftCount' | 'covers'> | undefined> {
  const [found] = await db
    .select({ name: collection.name, state: collection.state, nftCount: collection.nftCount, covers })
    .from(collection)
    .where(and(eq(collection.chainId, chainId), eq(collection.contract, contract)))
  return found
}

/** Most frequent first. */
export function listTraits(db: Connection, id: string): Promise<TraitValue[]> {
  return db
    .select({ type: trait.type, value: trait.value, count: trait.count })
    .from(trait)
    .where(and(eq(trait.collectionId, id), gt(trait.count, 0)))
    .orderBy(asc(trait.type), desc(trait.count), asc(trait.value))
    .limit(2_000)
}

export async function findProfile(db: Connection, id: string): Promise<CollectionProfile | undefined> {
  const [row] = await db
    .select({
      logo: collectionPage.logo,
      banner: collectionPage.banner,
      description: collectionPage.description,
      socialLink: collectionPage.socialLink,
    })
    .from(collectionPage)
    .where(eq(collectionPage.id, id))
  return row
}

/** Those with the most tokens first. */
export function listTopHolders(db: Connection, id: string, most: number): Promise<Holder[]> {
  return db
    .select({ address: holder.owner, count: holder.count })
    .from(holder)
    .where(eq(holder.collectionId, id))
    .orderBy(desc(holder.count), asc(holder.owner))
    .limit(most)
}

/** Newest first. */
export function listActivity(
  db: Connection,
  id: string,
  before: EventPlace | undefined,
  most: number,
): Promise<CollectionEvent[]> {
  return db
    .select({
      id: activity.id,
      nftId: activity.nftId,
      title: nft.title,
      mediaUrl: nft.mediaUrl,
      kind: activity.kind,
      from: activity.from,
      to: activity.to,
      price: activity.price,
      coin: activity.coin,
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
    .limit(most)
}
