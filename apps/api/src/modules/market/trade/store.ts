import { collection } from '@mofu/db/app/collections'
import { activity, nft } from '@mofu/db/app/market'
import { approval, ask, bid, sale } from '@mofu/db/app/market/trade'
import type { Connection } from '@mofu/db/connect'
import { placeOfOrder } from '@mofu/domain/log-order'
import { and, asc, count, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'

import type { Nft } from '../nft.ts'
import { activityColumns, card } from '../store.ts'
import type {
  Approval,
  Ask,
  AskOnNft,
  Bid,
  BidOnNft,
  OwnBid,
  PlacedActivity,
  Sale,
  SoldItem,
} from './offer.ts'
import type { Slice } from './page.ts'

const askColumns = {
  id: ask.id,
  nftId: ask.nftId,
  seller: ask.seller,
  coin: ask.coin,
  price: ask.price,
  startAt: ask.startAt,
  endAt: ask.endAt,
  status: ask.status,
  listedAt: ask.listedAt,
  listedOrder: ask.listedOrder,
}

const bidColumns = {
  id: bid.id,
  nftId: bid.nftId,
  bidder: bid.bidder,
  coin: bid.coin,
  price: bid.price,
  endAt: bid.endAt,
  status: bid.status,
  bidAt: bid.bidAt,
  bidOrder: bid.bidOrder,
}

const saleColumns = {
  id: sale.id,
  nftId: sale.nftId,
  kind: sale.kind,
  seller: sale.seller,
  buyer: sale.buyer,
  receiver: sale.receiver,
  coin: sale.coin,
  price: sale.price,
  fee: sale.fee,
  creator: sale.creator,
  royalty: sale.royalty,
  block: sale.block,
  at: sale.at,
  txHash: sale.txHash,
  logIndex: sale.logIndex,
}

/** With its position in the block: a page begins after the last row of the previous one. */
const placedActivity = { ...activityColumns, logIndex: activity.logIndex }

/** Asks that can be filled, or could be again: one that only lacks an approval can be revived. */
const unfinished = ['open', 'unapproved'] as const

/** The latest ask of the token's present holder. */
export async function findAskOfHolder(db: Connection, nftId: string): Promise<Ask | undefined> {
  const [row] = await db
    .select(askColumns)
    .from(nft)
    .innerJoin(ask, and(eq(ask.nftId, nft.id), eq(ask.seller, nft.owner)))
    .where(eq(nft.id, nftId))
  return row
}

/** Bids of the account are listed even where `most` others of their coin are above them. */
type BidsAsked = { time: number; account: string | undefined; most: number }

/**
 * Open bids: the `most` best of each coin, those that can still be accepted before those that have ended. Amounts of two
 * coins have no order, so the best of each coin come first, then the second best of each.
 */
export function listBidsFor(
  db: Connection,
  nftId: string,
  { time, account, most }: BidsAsked,
): Promise<Bid[]> {
  const isOver = sql<boolean>`${bid.endAt} <= ${time}`
  const place = sql<number>`row_number() over (partition by ${bid.coin} order by ${isOver}, ${desc(bid.price)}, ${bid.bidOrder})`
  const ranked = db
    .select({ id: bid.id, isOver: isOver.as('is_over'), place: place.as('place') })
    .from(bid)
    .where(and(eq(bid.nftId, nftId), eq(bid.status, 'open')))
    .as('ranked')
  return db
    .select(bidColumns)
    .from(ranked)
    .innerJoin(bid, eq(bid.id, ranked.id))
    .where(or(lte(ranked.place, most), account === undefined ? undefined : eq(bid.bidder, account)))
    .orderBy(asc(ranked.isOver), asc(ranked.place), asc(bid.coin))
}

export function listSalesOf(db: Connection, nftId: string, most: number): Promise<Sale[]> {
  return db
    .select(saleColumns)
    .from(sale)
    .where(eq(sale.nftId, nftId))
    .orderBy(desc(sale.block), desc(sale.logIndex))
    .limit(most)
}

export function listActivityOfToken(
  db: Connection,
  nftId: string,
  { before, most }: Slice,
): Promise<PlacedActivity[]> {
  return db
    .select({ ...placedActivity, title: sql<string>`''` })
    .from(activity)
    .where(and(eq(activity.nftId, nftId), earlier(activity, before)))
    .orderBy(desc(activity.block), desc(activity.logIndex))
    .limit(most)
}

/** A burned token, such as a redeemed pet, has no row any more; its sale stays one. */
export function listSoldBy(
  db: Connection,
  account: string,
  chainId: number,
  { before, most }: Slice,
): Promise<SoldItem[]> {
  return db
    .select({
      ...saleColumns,
      itemName: sql<string>`coalesce(${nft.title}, '')`,
      collectionName: sql<string>`coalesce(${collection.name}, '')`,
      tokenId: sql`split_part(${sale.nftId}, '-', 3)`.mapWith(BigInt),
    })
    .from(sale)
    .leftJoin(nft, eq(nft.id, sale.nftId))
    .leftJoin(collection, eq(collection.id, sale.collectionId))
    .where(and(eq(sale.seller, account), eq(sale.chainId, chainId), earlier(sale, before)))
    .orderBy(desc(sale.block), desc(sale.logIndex))
    .limit(most)
}

export async function listAsksOf(
  db: Connection,
  account: string,
  chainId: number,
  { before, most }: Slice,
): Promise<AskOnNft[]> {
  const rows = await db
    .select({ ask: askColumns, nft: card })
    .from(ask)
    .innerJoin(nft, eq(nft.id, ask.nftId))
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(
      and(
        eq(ask.seller, account),
        eq(ask.chainId, chainId),
        inArray(ask.status, unfinished),
        before === undefined ? undefined : lt(ask.listedOrder, before),
      ),
    )
    .orderBy(desc(ask.listedOrder))
    .limit(most)
  return rows.map((row) => ({ ...row.ask, nft: row.nft }))
}

export async function listBidsOf(
  db: Connection,
  account: string,
  chainId: number,
  { before, most }: Slice,
): Promise<OwnBid[]> {
  const rows = await db
    .select({ bid: bidColumns, nft: { ...card, id: nft.id } })
    .from(bid)
    .leftJoin(nft, eq(nft.id, bid.nftId))
    .leftJoin(collection, eq(collection.id, nft.collectionId))
    .where(
      and(
        eq(bid.bidder, account),
        eq(bid.chainId, chainId),
        eq(bid.status, 'open'),
        before === undefined ? undefined : lt(bid.bidOrder, before),
      ),
    )
    .orderBy(desc(bid.bidOrder))
    .limit(most)
  // A join without a match has only nulls; one with a match, none.
  return rows.map((row) => ({ ...row.bid, nft: row.nft.id === null ? null : (row.nft as Nft) }))
}

export async function listBidsReceived(
  db: Connection,
  account: string,
  chainId: number,
  { before, most }: Slice,
): Promise<BidOnNft[]> {
  const rows = await db
    .select({ bid: bidColumns, nft: card })
    .from(nft)
    .innerJoin(bid, and(eq(bid.nftId, nft.id), eq(bid.status, 'open')))
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(
      and(
        eq(nft.owner, account),
        eq(nft.chainId, chainId),
        sql`${nft.bidCount} > 0`,
        before === undefined ? undefined : lt(bid.bidOrder, before),
      ),
    )
    .orderBy(desc(bid.bidOrder))
    .limit(most)
  return rows.map((row) => ({ ...row.bid, nft: row.nft }))
}

// Each side has its own index; one query for both would use neither.
export function listActivityOf(
  db: Connection,
  account: string,
  chainId: number,
  { before, most }: Slice,
): Promise<PlacedActivity[]> {
  const side = (column: PgColumn, but?: SQL) =>
    db
      .select({ ...placedActivity, title: sql<string>`coalesce(${nft.title}, '')`.as('title') })
      .from(activity)
      .leftJoin(nft, eq(nft.id, activity.nftId))
      .where(and(eq(column, account), eq(activity.chainId, chainId), earlier(activity, before), but))
      .orderBy(desc(activity.block), desc(activity.logIndex))
      .limit(most)
  return unionAll(side(activity.from), side(activity.to, sql`${activity.from} <> ${account}`))
    .orderBy(desc(sql`block`), desc(sql`log_index`))
    .limit(most)
}

export function listApprovalsOf(
  db: Connection,
  account: string,
  chainId: number,
  most: number,
): Promise<Approval[]> {
  return db
    .select({
      id: approval.id,
      contract: collection.contract,
      collectionName: collection.name,
      operator: approval.operator,
      held: count(nft.id),
    })
    .from(approval)
    .innerJoin(collection, eq(collection.id, approval.collectionId))
    .leftJoin(nft, and(eq(nft.owner, account), eq(nft.collectionId, approval.collectionId)))
    .where(and(eq(approval.owner, account), eq(approval.chainId, chainId), eq(approval.isApproved, true)))
    .groupBy(approval.id, collection.contract, collection.name)
    .orderBy(asc(collection.name), asc(approval.operator))
    .limit(most)
}

/** Rows before a position in the chain. */
function earlier(
  table: { block: PgColumn; logIndex: PgColumn },
  before: number | undefined,
): SQL | undefined {
  if (before === undefined) return undefined
  const { block, logIndex } = placeOfOrder(before)
  return or(lt(table.block, block), and(eq(table.block, block), lt(table.logIndex, logIndex)))
}
