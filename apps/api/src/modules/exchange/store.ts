import { gbtTransfer, swap } from '@mofu/db/app/exchange'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, getTableColumns, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm'

/** Of one GBT, in the base coin's smallest unit. */
const ONE = sql.raw(String(10n ** 18n))

/** The price of one GBT in a swap, without the fee. */
const price = sql<string>`div(
  (case when ${swap.side} = 'buy' then ${swap.base} - ${swap.fee} else ${swap.base} + ${swap.fee} end) * ${ONE},
  ${swap.amount})`

/** The base coin that changed hands, including the fee. */
const volume = sql`case when ${swap.side} = 'buy' then ${swap.base} else ${swap.base} + ${swap.fee} end`

export type SwapRow = typeof swap.$inferSelect & { price: string }

type SwapsOf = { chainId: number; account: string | undefined; before: number | undefined; most: number }

export function listSwaps(db: Connection, { chainId, account, before, most }: SwapsOf): Promise<SwapRow[]> {
  return db
    .select({ ...getTableColumns(swap), price })
    .from(swap)
    .where(
      and(
        eq(swap.chainId, chainId),
        account === undefined ? undefined : eq(swap.account, account),
        before === undefined ? undefined : lt(swap.swapOrder, before),
      ),
    )
    .orderBy(desc(swap.swapOrder))
    .limit(most)
}

export type CandleRow = {
  at: number
  open: string
  high: string
  low: string
  close: string
  volume: string
  swaps: number
}

/** Bars of `step` seconds since a time, the latest ones if there are more than `most`. */
export async function listCandles(
  db: Connection,
  { chainId, since, step, most }: { chainId: number; since: number; step: number; most: number },
): Promise<CandleRow[]> {
  const bar = sql<number>`(${swap.at} / ${sql.raw(String(step))}) * ${sql.raw(String(step))}`
  const rows = await db
    .select({
      at: bar.mapWith(Number),
      open: sql<string>`(array_agg(${price} order by ${asc(swap.swapOrder)}))[1]`,
      high: sql<string>`max(${price})`,
      low: sql<string>`min(${price})`,
      close: sql<string>`(array_agg(${price} order by ${desc(swap.swapOrder)}))[1]`,
      volume: sql<string>`sum(${volume})`,
      swaps: sql`count(*)`.mapWith(Number),
    })
    .from(swap)
    .where(and(eq(swap.chainId, chainId), gte(swap.at, since)))
    .groupBy(bar)
    .orderBy(desc(bar))
    .limit(most)
  return rows.toReversed()
}

export type HolderRow = { account: string; amount: string }

/** The accounts with the most GBT, except those named, and how many there are. */
export async function listHolders(
  db: Connection,
  { chainId, except, most }: { chainId: number; except: readonly string[]; most: number },
): Promise<{ list: HolderRow[]; total: number }> {
  const side = (column: typeof gbtTransfer.from | typeof gbtTransfer.to, sign: SQL) =>
    db
      .select({
        account: sql<string>`${column}`.as('account'),
        delta: sql<string>`${sign} ${gbtTransfer.amount}`.as('delta'),
      })
      .from(gbtTransfer)
      .where(and(eq(gbtTransfer.chainId, chainId), notInArray(column, [...except])))
  const moved = side(gbtTransfer.to, sql.raw('+'))
    .unionAll(side(gbtTransfer.from, sql.raw('-')))
    .as('moved')
  const rows = await db
    .select({
      account: moved.account,
      amount: sql<string>`sum(${moved.delta})`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(moved)
    .groupBy(moved.account)
    .having(sql`sum(${moved.delta}) > 0`)
    .orderBy(desc(sql`sum(${moved.delta})`), asc(moved.account))
    .limit(most)
  return { list: rows.map(({ account, amount }) => ({ account, amount })), total: rows[0]?.total ?? 0 }
}
