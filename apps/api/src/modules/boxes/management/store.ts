import { box, boxCoin, boxCollaborator, boxSettings } from '@mofu/db/app/boxes'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm'

import type { BoxRow } from '../store.ts'

export type SettingsRow = typeof boxSettings.$inferSelect
export type CoinRow = typeof boxCoin.$inferSelect

export async function findSettings(db: Connection, chainId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(boxSettings).where(eq(boxSettings.chainId, chainId)).limit(1)
  return row
}

export function listSupportedCoins(db: Connection, chainId: number): Promise<CoinRow[]> {
  return db
    .select()
    .from(boxCoin)
    .where(and(eq(boxCoin.chainId, chainId), eq(boxCoin.isSupported, true)))
    .orderBy(asc(boxCoin.coin))
}

export function listManagedBy(
  db: Connection,
  chainId: number,
  account: string,
  most: number,
): Promise<BoxRow[]> {
  const isCollaborating = db
    .select({ id: boxCollaborator.id })
    .from(boxCollaborator)
    .where(
      and(
        eq(boxCollaborator.boxId, box.id),
        eq(boxCollaborator.account, account),
        eq(boxCollaborator.isCollaborator, true),
      ),
    )
  return (
    db
      .select()
      .from(box)
      .where(and(eq(box.chainId, chainId), or(eq(box.owner, account), exists(isCollaborating))))
      // Own ones first: anyone can name anyone a collaborator, and so add to the others.
      .orderBy(desc(sql`${box.owner} = ${account}`), desc(box.createdOrder))
      .limit(most)
  )
}

export async function isCollaboratorOf(db: Connection, boxId: string, account: string): Promise<boolean> {
  const rows = await db
    .select({ id: boxCollaborator.id })
    .from(boxCollaborator)
    .where(
      and(
        eq(boxCollaborator.boxId, boxId),
        eq(boxCollaborator.account, account),
        eq(boxCollaborator.isCollaborator, true),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type CoinCounts = { coin: string; draws: number; pending: number; refunded: number }
type CoinAmounts<Amount> = {
  revenue: Amount
  proceeds: Amount
  commission: Amount
  fee: Amount
  claimedCommission: Amount
  claimedFee: Amount
}
export type CoinSales = CoinCounts & CoinAmounts<bigint>

/** A box's coin can change while it is empty, so its sales are in as many coins as it has had. */
export async function listSalesByCoin(db: Connection, boxId: string): Promise<CoinSales[]> {
  const { rows } = await db.execute<CoinCounts & CoinAmounts<string>>(sql`
    with paid as (
      select coin,
        coalesce(sum(size) filter (where state = 'revealed'), 0)::int as draws,
        coalesce(sum(size) filter (where state = 'pending'), 0)::int as pending,
        coalesce(sum(size) filter (where state = 'refunded'), 0)::int as refunded,
        coalesce(sum(paid) filter (where state = 'revealed'), 0) as revenue
      from app.draw where box_id = ${boxId} group by coin
    ), split as (
      select d.coin, sum(p.proceeds) as proceeds, sum(p.commission) as commission, sum(p.fee) as fee
      from app.prize p join app.draw d on d.id = p.draw_id where p.box_id = ${boxId} group by d.coin
    ), claimed as (
      select coin,
        sum(amount) filter (where kind = 'commission') as commission,
        sum(amount) filter (where kind = 'fee') as fee
      from app.box_event where box_id = ${boxId} and kind in ('commission', 'fee') group by coin
    )
    select paid.coin, draws, pending, refunded, revenue::text,
      coalesce(split.proceeds, 0)::text as proceeds,
      coalesce(split.commission, 0)::text as commission,
      coalesce(split.fee, 0)::text as fee,
      coalesce(claimed.commission, 0)::text as "claimedCommission",
      coalesce(claimed.fee, 0)::text as "claimedFee"
    from paid left join split using (coin) left join claimed using (coin) order by paid.coin`)
  return rows.map((row) => ({
    ...row,
    revenue: BigInt(row.revenue),
    proceeds: BigInt(row.proceeds),
    commission: BigInt(row.commission),
    fee: BigInt(row.fee),
    claimedCommission: BigInt(row.claimedCommission),
    claimedFee: BigInt(row.claimedFee),
  }))
}

export type DaySales = { day: number; coin: string; draws: number; revenue: bigint }

export async function listSalesByDay(db: Connection, boxId: string, most: number): Promise<DaySales[]> {
  const { rows } = await db.execute<Omit<DaySales, 'revenue'> & { revenue: string }>(sql`
    select (paid_at / 86400 * 86400)::int as day, coin, sum(size)::int as draws, sum(paid)::text as revenue
    from app.draw where box_id = ${boxId} and state = 'revealed'
    group by 1, coin order by day desc, coin limit ${most}`)
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: BigInt(revenue) }))
}
