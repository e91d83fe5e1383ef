import { name, nameEvent } from '@mofu/db/app/names'
import type { Connection } from '@mofu/db/connect'
import { nameTimes } from '@mofu/domain/name-state'
import { and, eq, gt, gte, sql } from 'drizzle-orm'

/** Registrations or renewals of one day (since 1970, UTC) in one coin. */
export type PaidCount = {
  day: number
  kind: 'register' | 'renew'
  coin: string
  count: number
  amount: bigint
}

export async function listPaidByDay(
  db: Connection,
  of: { chainId: number; contract: string },
  since: number,
): Promise<PaidCount[]> {
  const day = sql<number>`(${nameEvent.at} / 86400)`
  const rows = await db
    .select({
      day: day.mapWith(Number),
      kind: nameEvent.kind,
      coin: nameEvent.coin,
      count: sql`count(*)`.mapWith(Number),
      amount: sql<string>`sum(${nameEvent.price})`,
    })
    .from(nameEvent)
    .where(
      and(eq(nameEvent.chainId, of.chainId), eq(nameEvent.contract, of.contract), gte(nameEvent.at, since)),
    )
    .groupBy(day, nameEvent.kind, nameEvent.coin)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }))
}

export type NameCounts = {
  live: number
  grace: number
  ending: number
  three: number
  four: number
  longer: number
}

export async function countNames(
  db: Connection,
  of: { chainId: number; contract: string },
  time: number,
): Promise<NameCounts> {
  const isLive = sql`${name.expiry} > ${time}`
  const counted = (where: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const [row] = await db
    .select({
      live: counted(isLive),
      grace: counted(sql`${name.expiry} <= ${time} and ${name.expiry} > ${time - nameTimes.grace}`),
      ending: counted(sql`${isLive} and ${name.expiry} < ${time + 90 * 86_400}`),
      three: counted(sql`${isLive} and length(${name.label}) = 3`),
      four: counted(sql`${isLive} and length(${name.label}) = 4`),
      longer: counted(sql`${isLive} and length(${name.label}) > 4`),
    })
    .from(name)
    .where(and(eq(name.chainId, of.chainId), eq(name.contract, of.contract)))
  return row ?? { live: 0, grace: 0, ending: 0, three: 0, four: 0, longer: 0 }
}

/** How many accounts hold a number of names. A name that is free again is nobody's, although its token has an owner. */
export type Holding = { names: number; accounts: number }

export async function listHoldings(
  db: Connection,
  of: { chainId: number; contract: string },
  time: number,
): Promise<Holding[]> {
  const owned = db
    .select({ names: sql<number>`count(*)`.as('names') })
    .from(name)
    .where(
      and(
        eq(name.chainId, of.chainId),
        eq(name.contract, of.contract),
        gt(name.expiry, time - nameTimes.grace),
      ),
    )
    .groupBy(name.owner)
    .as('owned')
  return db
    .select({ names: sql`${owned.names}`.mapWith(Number), accounts: sql`count(*)`.mapWith(Number) })
    .from(owned)
    .groupBy(owned.names)
}
