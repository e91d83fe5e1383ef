import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { collectionOffer } from '@mofu/db/app/market/trade'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm'

import type { Slice } from '../trade/page.ts'
import type { CollectionOffer, OwnCollectionOffer, RankedOffer } from './collection-offer.ts'

const columns = {
  id: collectionOffer.id,
  collectionId: collectionOffer.collectionId,
  offerer: collectionOffer.offerer,
  coin: collectionOffer.coin,
  price: collectionOffer.price,
  quantity: collectionOffer.quantity,
  endAt: collectionOffer.endAt,
  offeredAt: collectionOffer.offeredAt,
  offerOrder: collectionOffer.offerOrder,
}

/** A list of a collection at a time of the chain. */
type Listed = { collectionId: string; time: number }

/**
 * What a holder can sell into now. Amounts of two coins have no order, so the best of each coin come first, then the
 * second best of each: `place` is the place in the offer's own coin.
 */
function ranked(db: Connection, { collectionId, time }: Listed, but?: SQL) {
  const place = sql<number>`row_number() over (partition by ${collectionOffer.coin} order by ${desc(collectionOffer.price)}, ${collectionOffer.offerOrder})`
  return db
    .select({ rankedId: collectionOffer.id, place: place.as('place') })
    .from(collectionOffer)
    .innerJoin(collection, eq(collection.id, collectionOffer.collectionId))
    .where(
      and(
        eq(collectionOffer.collectionId, collectionId),
        eq(collectionOffer.status, 'open'),
        gt(collectionOffer.endAt, time),
        ne(collection.state, 'disabled'),
        but,
      ),
    )
    .as('ranked')
}

export async function listOpenOffers(
  db: Connection,
  listed: Listed,
  { after, most }: { after: number; most: number },
): Promise<RankedOffer[]> {
  const offers = ranked(db, listed)
  const rows = await db
    .select(columns)
    .from(offers)
    .innerJoin(collectionOffer, eq(collectionOffer.id, offers.rankedId))
    .orderBy(asc(offers.place), asc(collectionOffer.coin))
    .offset(after)
    .limit(most)
  return rows.map((row, index) => ({ ...row, position: after + index + 1 }))
}

/** The `most` best of each coin that the token's holder may accept: the contract rejects a sale to oneself. */
export function listOffersToAccept(
  db: Connection,
  { nftId, ...listed }: Listed & { nftId: string },
  most: number,
): Promise<CollectionOffer[]> {
  const holder = db.select({ owner: nft.owner }).from(nft).where(eq(nft.id, nftId))
  const offers = ranked(db, listed, ne(collectionOffer.offerer, sql`(${holder})`))
  return db
    .select(columns)
    .from(offers)
    .innerJoin(collectionOffer, eq(collectionOffer.id, offers.rankedId))
    .where(lte(offers.place, most))
    .orderBy(asc(offers.place), asc(collectionOffer.coin))
}

/** Also those that have ended or whose collection is disabled: their money can be taken back. */
export function listCollectionOffersOf(
  db: Connection,
  { account, chainId, collectionId }: { account: string; chainId: number; collectionId: string | undefined },
  { before, most }: Slice,
): Promise<OwnCollectionOffer[]> {
  return db
    .select({
      ...columns,
      collectionName: sql<string>`coalesce(${collection.name}, '')`,
      isDisabled: sql<boolean>`coalesce(${collection.state} = 'disabled', false)`,
    })
    .from(collectionOffer)
    .leftJoin(collection, eq(collection.id, collectionOffer.collectionId))
    .where(
      and(
        eq(collectionOffer.offerer, account),
        eq(collectionOffer.chainId, chainId),
        eq(collectionOffer.status, 'open'),
        collectionId === undefined ? undefined : eq(collectionOffer.collectionId, collectionId),
        before === undefined ? undefined : lt(collectionOffer.offerOrder, before),
      ),
    )
    .orderBy(desc(collectionOffer.offerOrder))
    .limit(most)
}
