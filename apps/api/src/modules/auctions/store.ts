import { auctionCoin, auctionSettings, lot, lotBid } from '@mofu/db/app/auctions'
import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import type { Connection } from '@mofu/db/connect'
import type { CollectionState } from '@mofu/domain/collection-states'
import type { LotState } from '@mofu/domain/lot-state'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  lt,
  lte,
  max,
  not,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'

import { isOfHidden } from '../collections/index.ts'

type Media = Pick<typeof nft.$inferSelect, 'title' | 'mediaType' | 'mediaUrl' | 'posterUrl' | 'metadata'>
/** Without media while the token is not indexed. */
export type LotRow = typeof lot.$inferSelect & {
  media: Media | null
  collectionName: string | null
  collectionState: CollectionState | null
  isHidden: boolean
}
export type BidRow = typeof lotBid.$inferSelect
type SettingsRow = typeof auctionSettings.$inferSelect
type CoinRow = typeof auctionCoin.$inferSelect

/** The place of a lot in its list: a time, and its creation for lots of the same time. */
export type LotPlace = { at: number; order: number }
export type LotPage = {
  chainId: number
  /** A state at a time, in seconds. */
  stateAt: { state: LotState; time: number } | undefined
  seller: string | undefined
  after: LotPlace | undefined
  most: number
}

const lotColumns = {
  ...getTableColumns(lot),
  collectionName: collection.name,
  collectionState: collection.state,
  isHidden: isOfHidden(lot),
  media: {
    title: nft.title,
    mediaType: nft.mediaType,
    mediaUrl: nft.mediaUrl,
    posterUrl: nft.posterUrl,
    metadata: nft.metadata,
  },
}

function selectLots(db: Connection) {
  return db
    .select(lotColumns)
    .from(lot)
    .leftJoin(nft, eq(nft.id, lot.nftId))
    .leftJoin(collection, eq(collection.id, nft.collectionId))
}

/** All lots of a seller; otherwise those of collections that lists show. */
function isShown(seller: string | undefined): SQL {
  return seller === undefined ? not(isOfHidden(lot)) : eq(lot.seller, seller)
}

/** Ongoing lots by their end, coming ones by their start, all others newest first. */
export function listLotRows(
  db: Connection,
  { chainId, stateAt, seller, after, most }: LotPage,
): Promise<LotRow[]> {
  const column = timeOf(stateAt?.state)
  return selectLots(db)
    .where(
      and(
        eq(lot.chainId, chainId),
        stateAt === undefined ? undefined : isInState(stateAt.state, stateAt.time),
        isShown(seller),
        after === undefined
          ? undefined
          : column === undefined
            ? lt(lot.createdOrder, after.order)
            : or(gt(column, after.at), and(eq(column, after.at), lt(lot.createdOrder, after.order))),
      ),
    )
    .orderBy(...(column === undefined ? [] : [asc(column)]), desc(lot.createdOrder))
    .limit(most)
}

/** Where a lot is in the list of a state. */
export function placeOf({ startAt, endAt, createdOrder }: LotRow, state: LotState | undefined): LotPlace {
  const at = state === 'ongoing' ? endAt : state === 'not-started' ? startAt : 0
  return { at, order: createdOrder }
}

function timeOf(state: LotState | undefined) {
  if (state === 'ongoing') return lot.endAt
  return state === 'not-started' ? lot.startAt : undefined
}

/** The rule of `lotStateAt`, in SQL. */
function isInState(state: LotState, time: number): SQL | undefined {
  const isOpen = eq(lot.status, 'open')
  switch (state) {
    case 'not-started':
      return and(isOpen, gt(lot.startAt, time), gt(lot.endAt, time))
    case 'ongoing':
      return and(isOpen, lte(lot.startAt, time), gt(lot.endAt, time))
    case 'over':
      return or(sql`${lot.status} <> 'open'`, lte(lot.endAt, time))
    default:
      return state satisfies never
  }
}

export async function countLots(
  db: Connection,
  { chainId, time, seller }: { chainId: number; time: number; seller: string | undefined },
): Promise<Record<LotState, number>> {
  const counted = (state: LotState) =>
    sql<number>`count(*) filter (where ${isInState(state, time)})`.mapWith(Number)
  const [row] = await db
    .select({
      'not-started': counted('not-started'),
      ongoing: counted('ongoing'),
      over: counted('over'),
    })
    .from(lot)
    .where(and(eq(lot.chainId, chainId), isShown(seller)))
  return row ?? { 'not-started': 0, ongoing: 0, over: 0 }
}

export async function findLatestLot(db: Connection, nftId: string): Promise<LotRow | undefined> {
  const [row] = await selectLots(db).where(eq(lot.nftId, nftId)).orderBy(desc(lot.createdOrder)).limit(1)
  return row
}

export function listBidRows(
  db: Connection,
  lotId: string,
  { before, most }: { before: number | undefined; most: number },
): Promise<BidRow[]> {
  return db
    .select()
    .from(lotBid)
    .where(and(eq(lotBid.lotId, lotId), before === undefined ? undefined : lt(lotBid.bidOrder, before)))
    .orderBy(desc(lotBid.bidOrder))
    .limit(most)
}

type BidderPage = { chainId: number; bidder: string; before: number | undefined; most: number }
export type OwnBidRow = LotRow & { ownBid: bigint; ownBidAt: number; ownBidOrder: number }

/** The last bid of an account in each lot: each bid is higher than those before it. */
export function listLastBidsOf(
  db: Connection,
  { chainId, bidder, before, most }: BidderPage,
): Promise<OwnBidRow[]> {
  const last = db
    .select({ bidOrder: max(lotBid.bidOrder).as('last_order') })
    .from(lotBid)
    .where(and(eq(lotBid.bidder, bidder), eq(lotBid.chainId, chainId)))
    .groupBy(lotBid.lotId)
    .as('last')
  return db
    .select({
      ...lotColumns,
      ownBid: lotBid.amount,
      ownBidAt: lotBid.at,
      ownBidOrder: lotBid.bidOrder,
    })
    .from(lotBid)
    .innerJoin(last, eq(last.bidOrder, lotBid.bidOrder))
    .innerJoin(lot, eq(lot.id, lotBid.lotId))
    .leftJoin(nft, eq(nft.id, lot.nftId))
    .leftJoin(collection, eq(collection.id, nft.collectionId))
    .where(
      and(
        eq(lotBid.bidder, bidder),
        eq(lotBid.chainId, chainId),
        before === undefined ? undefined : lt(lotBid.bidOrder, before),
      ),
    )
    .orderBy(desc(lotBid.bidOrder))
    .limit(most)
}

/** What an account's highest bids hold in each coin. */
export async function sumHeldBy(
  db: Connection,
  chainId: number,
  bidder: string,
): Promise<{ coin: string; amount: string }[]> {
  const rows = await db
    .select({ coin: lot.coin, amount: sum(lot.amount) })
    .from(lot)
    .where(and(eq(lot.bidder, bidder), eq(lot.chainId, chainId), eq(lot.status, 'open')))
    .groupBy(lot.coin)
    .orderBy(asc(lot.coin))
  return rows.map(({ coin, amount }) => ({ coin, amount: amount ?? '0' }))
}

export async function findSettings(db: Connection, chainId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(auctionSettings).where(eq(auctionSettings.chainId, chainId)).limit(1)
  return row
}

export function listCoins(db: Connection, chainId: number): Promise<CoinRow[]> {
  return db.select().from(auctionCoin).where(eq(auctionCoin.chainId, chainId)).orderBy(asc(auctionCoin.coin))
}
