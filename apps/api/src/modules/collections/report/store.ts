import { collection } from '@mofu/db/app/collections'
import { collectionDay } from '@mofu/db/app/collections/figures'
import type { Connection } from '@mofu/db/connect'
import { and, eq, gte, sql } from 'drizzle-orm'

import type { DayCount, HolderGroup, Ranked, Traded } from './report.ts'

const facts = {
  id: collection.id,
  contract: collection.contract,
  name: collection.name,
  nftCount: collection.nftCount,
  holderCount: collection.holderCount,
}

const counted = {
  day: collectionDay.day,
  kind: collectionDay.kind,
  coin: collectionDay.coin,
  count: collectionDay.count,
  volume: collectionDay.volume,
}

type RankedRow = {
  id: string
  contract: string
  name: string
  nftCount: number
  holderCount: number
  traded: { coin: string; sales: number; volume: string }[]
}

export async function listSalesByDay(db: Connection, chainId: number, sinceDay: number): Promise<DayCount[]> {
  const { rows } = await db.execute<{ day: number; coin: string; count: number; volume: string }>(sql`
    select day, coin, sum(count)::int as count, sum(volume)::text as volume from app.collection_day
    where chain_id = ${chainId} and kind = 'sale' and day >= ${sinceDay} group by day, coin`)
  return rows.map(({ volume, ...row }) => ({ ...row, kind: 'sale', volume: BigInt(volume) }))
}

export async function listMostSold(
  db: Connection,
  chainId: number,
  sinceDay: number,
  most: number,
): Promise<Ranked[]> {
  // Amounts are read as text, because JSON numbers would lose precision.
  const { rows } = await db.execute<RankedRow>(sql`
    select c.id, c.contract, c.name, c.nft_count as "nftCount", c.holder_count as "holderCount", s.traded
    from (
      select collection_id, sum(sales) as sales,
        json_agg(json_build_object('coin', coin, 'sales', sales, 'volume', volume::text) order by sales desc, coin) as traded
      from (
        select collection_id, coin, sum(count)::int as sales, sum(volume) as volume from app.collection_day
        where chain_id = ${chainId} and kind = 'sale' and day >= ${sinceDay}
        group by collection_id, coin having sum(count) > 0
      ) coins group by collection_id
    ) s join app.collection c on c.id = s.collection_id
    where c.state in ('unverified', 'verified')
    order by s.sales desc, c.id limit ${most}`)
  return rows.map(({ traded, ...row }) => ({
    ...row,
    traded: traded.map(({ volume, ...one }) => ({ ...one, volume: BigInt(volume) })),
  }))
}

export function listDays(db: Connection, collectionId: string, sinceDay: number): Promise<DayCount[]> {
  return db
    .select(counted)
    .from(collectionDay)
    .where(and(eq(collectionDay.collectionId, collectionId), gte(collectionDay.day, sinceDay)))
}

/** Sales since a second whose token the same two accounts traded back at most `within` seconds apart. */
export async function listRoundTrips(
  db: Connection,
  collectionId: string,
  since: number,
  within: number,
): Promise<Traded[]> {
  const { rows } = await db.execute<{ coin: string; sales: number; volume: string }>(sql`
    select s.coin, count(*)::int as sales, sum(s.price)::text as volume from app.activity s
    where s.collection_id = ${collectionId} and s.kind = 'sale' and s.at >= ${since}
      and (s."from" = s."to" or exists (
        select from app.activity b where b.nft_id = s.nft_id and b.kind = 'sale'
          and b."from" = s."to" and b."to" = s."from" and abs(b.at - s.at) <= ${within}))
    group by s.coin order by sales desc, s.coin`)
  return rows.map(({ volume, ...row }) => ({ ...row, volume: BigInt(volume) }))
}

export async function findRanked(
  db: Connection,
  collectionId: string,
): Promise<Omit<Ranked, 'traded'> | undefined> {
  const [found] = await db.select(facts).from(collection).where(eq(collection.id, collectionId))
  return found
}

export async function listHolderGroups(
  db: Connection,
  collectionId: string,
  edges: readonly number[],
): Promise<HolderGroup[]> {
  const { rows } = await db.execute<{ place: number; accounts: number }>(sql`
    select width_bucket(count, ${sql.param(edges)}::int[]) as place, count(*)::int as accounts
    from app.holder where collection_id = ${collectionId} and count > 0 group by place`)
  return edges.map((from, index): HolderGroup => {
    const next = edges[index + 1]
    const accounts = rows.find(({ place }) => place === index + 1)?.accounts ?? 0
    return { from, to: next === undefined ? null : next - 1, accounts }
  })
}
