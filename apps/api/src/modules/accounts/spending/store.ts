import { account } from '@mofu/db/app/accounts'
import { spendingLimit } from '@mofu/db/app/accounts/spending-limits'
import type { Connection, Transaction } from '@mofu/db/connect'
import {
  type LimitAmount,
  periodSeconds,
  type SpendingLimit,
  type SpendingPeriod,
} from '@mofu/domain/spending-limits'
import { and, eq, sql } from 'drizzle-orm'

import type { CoinFlow, LimitKey, LimitRow, Payer } from './spending.ts'

const inSeconds = sql<number | null>`ceil(extract(epoch from ${spendingLimit.nextAt}))::float8`

export async function listLimits(db: Connection, accountId: string, chainId: number): Promise<LimitRow[]> {
  const rows = await db
    .select({
      coin: spendingLimit.coin,
      period: spendingLimit.period,
      amount: spendingLimit.amount,
      nextAmount: spendingLimit.nextAmount,
      nextAt: inSeconds,
    })
    .from(spendingLimit)
    .where(and(eq(spendingLimit.accountId, accountId), eq(spendingLimit.chainId, chainId)))
  return rows.map(({ coin, period, ...row }) => ({ coin, period, limit: limitOf(row) }))
}

/** Concurrent changes of one account wait for each other. */
export async function lockLimits(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}

export async function findLimit(
  tx: Transaction,
  { accountId, chainId, coin, period }: LimitKey,
): Promise<SpendingLimit | undefined> {
  const [row] = await tx
    .select({ amount: spendingLimit.amount, nextAmount: spendingLimit.nextAmount, nextAt: inSeconds })
    .from(spendingLimit)
    .where(
      and(
        eq(spendingLimit.accountId, accountId),
        eq(spendingLimit.chainId, chainId),
        eq(spendingLimit.coin, coin),
        eq(spendingLimit.period, period),
      ),
    )
  return row && limitOf(row)
}

export async function upsertLimit(tx: Transaction, key: LimitKey, limit: SpendingLimit): Promise<void> {
  const set = {
    amount: limit.amount,
    nextAmount: limit.next?.amount ?? null,
    nextAt: limit.next ? new Date(limit.next.at * 1_000) : null,
    changedAt: sql`now()`,
  }
  const { accountId, chainId, coin, period } = spendingLimit
  await tx
    .insert(spendingLimit)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: [accountId, chainId, coin, period], set })
}

/** Whether the account of a wallet has a limit that applies or is about to. */
export async function hasLimit(db: Connection, address: string): Promise<boolean> {
  const rows = await db
    .select({ coin: spendingLimit.coin })
    .from(spendingLimit)
    .innerJoin(account, eq(account.id, spendingLimit.accountId))
    .where(
      and(
        eq(account.address, address),
        sql`case when ${spendingLimit.nextAt} <= now() then ${spendingLimit.nextAmount}
          else ${spendingLimit.amount} end is not null`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The server's clock, in seconds. Not that of the transaction, which may have waited for a lock. */
export async function readClock(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select floor(extract(epoch from clock_timestamp()))::float8 as now`,
  )
  return rows[0]?.now ?? 0
}

/**
 * What a wallet paid for draws and bets (positive) and what came back (negative): refunds, payouts, and pets that it had
 * pulled itself and redeemed. A pet bought from others was not paid to a machine, so redeeming it gives nothing back.
 */
const flowsOf = ({ address, chainId }: Payer, since: number) => sql`
  select m.coin, p.paid as amount, p.paid_at as at
    from app.pull p join app.machine m on m.id = p.machine_id
    where p.owner = ${address} and p.chain_id = ${chainId} and p.paid_at > ${since}
  union all
  select m.coin, -p.paid, p.settled_at
    from app.pull p join app.machine m on m.id = p.machine_id
    where p.owner = ${address} and p.chain_id = ${chainId} and p.state = 'refunded' and p.settled_at > ${since}
  union all
  select m.coin, -r.amount, r.at
    from app.redemption r join app.machine m on m.id = r.machine_id
    where r.owner = ${address} and r.receiver = ${address} and r.chain_id = ${chainId} and r.at > ${since}
      and (select v.owner from app.reveal v where v.pet_id = r.pet_id and v.revealed_order < r.redeemed_order
        order by v.revealed_order desc limit 1) = ${address}
  union all
  select d.coin, d.paid, d.paid_at from app.draw d
    where d.owner = ${address} and d.chain_id = ${chainId} and d.paid_at > ${since}
  union all
  select d.coin, -d.paid, d.settled_at from app.draw d
    where d.owner = ${address} and d.chain_id = ${chainId} and d.state = 'refunded' and d.settled_at > ${since}
  union all
  select o.coin, case e.kind when 'bet' then e.amount else -e.amount end, e.at
    from app.prediction_event e join app.prediction_round o on o.id = e.round_id
    where e.account = ${address} and e.chain_id = ${chainId} and e.at > ${since}
      and e.kind in ('bet', 'reward', 'refund')`

/** Sums of each coin and period that end at `now`, a time of the chain. */
export async function sumFlows(db: Connection, payer: Payer, now: number): Promise<CoinFlow[]> {
  const { rows } = await db.execute<{
    coin: string
    period: SpendingPeriod
    paid: string
    returned: string
  }>(sql`
    with periods (period, since) as (values ('day', ${now - periodSeconds.day}::bigint),
      ('week', ${now - periodSeconds.week}::bigint), ('month', ${now - periodSeconds.month}::bigint))
    select f.coin, s.period, coalesce(sum(f.amount) filter (where f.amount > 0), 0) as paid,
        coalesce(-sum(f.amount) filter (where f.amount < 0), 0) as returned
      from (${flowsOf(payer, now - periodSeconds.month)}) f join periods s on f.at > s.since
      group by f.coin, s.period`)
  return rows.map(({ paid, returned, ...row }) => ({
    ...row,
    paid: BigInt(paid),
    returned: BigInt(returned),
  }))
}

type FreeQuestion = { coin: string; period: SpendingPeriod; limit: bigint; payment: bigint; now: number }

/** When enough of what was paid is older than the period; undefined where the payment exceeds the limit alone. */
export async function findFreeTime(
  db: Connection,
  payer: Payer,
  { coin, period, limit, payment, now }: FreeQuestion,
): Promise<number | undefined> {
  const seconds = periodSeconds[period]
  const { rows } = await db.execute<{ free: string | null }>(sql`
    with steps as (
      select at, sum(amount) as amount from (${flowsOf(payer, now - seconds)}) f where f.coin = ${coin} group by at),
    later as (
      select at, coalesce(sum(amount) over (order by at desc rows between unbounded preceding and 1 preceding), 0) as rest
        from steps)
    select min(at) + ${seconds} as free from later where greatest(rest, 0) + ${payment} <= ${limit}`)
  const free = rows[0]?.free
  return free ? Number(free) : undefined
}

type Stored = { amount: LimitAmount; nextAmount: LimitAmount; nextAt: number | null }

function limitOf({ amount, nextAmount, nextAt }: Stored): SpendingLimit {
  return { amount, next: nextAt === null ? null : { amount: nextAmount, at: nextAt } }
}
