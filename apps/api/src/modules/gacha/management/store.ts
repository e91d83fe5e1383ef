import { gacha } from '@mofu/db/app/gacha'
import type { Connection } from '@mofu/db/connect'
import { and, eq, sql } from 'drizzle-orm'

export type GachaRow = typeof gacha.$inferSelect

export async function findGacha(
  db: Connection,
  { chainId, contract }: { chainId: number; contract: string },
): Promise<GachaRow | undefined> {
  const [row] = await db
    .select()
    .from(gacha)
    .where(and(eq(gacha.chainId, chainId), eq(gacha.contract, contract)))
    .limit(1)
  return row
}

type Counts = { revealed: number; waitingSince: number | null; redeemed: number }
type Amounts<Amount> = {
  revenue: Amount
  waiting: Amount
  refunded: Amount
  redeemedAmount: Amount
  redeemFees: Amount
}
export type MachineSales = Counts & Amounts<bigint>

export async function sumSales(db: Connection, machineId: string): Promise<MachineSales> {
  const { rows } = await db.execute<Counts & Amounts<string>>(sql`
    select pulls.*, redemptions.* from (
      select
        coalesce(sum(size) filter (where state = 'revealed'), 0)::int as revealed,
        coalesce(sum(paid) filter (where state = 'revealed'), 0)::text as revenue,
        coalesce(sum(paid) filter (where state = 'pending'), 0)::text as waiting,
        (min(paid_at) filter (where state = 'pending'))::int as "waitingSince",
        coalesce(sum(paid) filter (where state = 'refunded'), 0)::text as refunded
      from app.pull where machine_id = ${machineId}
    ) pulls cross join (
      select count(*)::int as redeemed, coalesce(sum(amount), 0)::text as "redeemedAmount",
        coalesce(sum(fee), 0)::text as "redeemFees"
      from app.redemption where machine_id = ${machineId}
    ) redemptions`)
  const [row] = rows
  if (!row) throw new Error('an aggregate without groups always has one row')
  return {
    ...row,
    revenue: BigInt(row.revenue),
    waiting: BigInt(row.waiting),
    refunded: BigInt(row.refunded),
    redeemedAmount: BigInt(row.redeemedAmount),
    redeemFees: BigInt(row.redeemFees),
  }
}
