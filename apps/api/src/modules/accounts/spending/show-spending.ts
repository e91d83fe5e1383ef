import type { Database } from '@mofu/db/connect'
import {
  limitAt,
  type SpendingLimit,
  type SpendingPeriod,
  spendingPeriods,
} from '@mofu/domain/spending-limits'

import { noLimit } from './spending.ts'
import { listLimits, readClock, sumFlows } from './store.ts'

type Question = {
  accountId: string
  /** Null until the account has a wallet. */
  address: string | null
  chainId: number
  /** The chain's time. */
  now: number
  /** Shown also where nothing was spent. */
  coins: readonly string[]
}

type PeriodSpending = { period: SpendingPeriod; paid: bigint; returned: bigint; limit: SpendingLimit }

/** What an account spent in each coin and period, and its limits. */
export async function showSpending(
  db: Database,
  { accountId, address, chainId, now, coins }: Question,
): Promise<{ coin: string; periods: PeriodSpending[] }[]> {
  const [flows, limits, clock] = await Promise.all([
    address === null ? [] : sumFlows(db, { address, chainId }, now),
    listLimits(db, accountId, chainId),
    readClock(db),
  ])
  const all = new Set([...coins, ...flows.map(({ coin }) => coin)])
  return [...all].map((coin) => ({
    coin,
    periods: spendingPeriods.map((period) => {
      const isHere = (one: { coin: string; period: SpendingPeriod }) =>
        one.coin === coin && one.period === period
      const { paid = 0n, returned = 0n } = flows.find(isHere) ?? {}
      const { limit } = limits.find(isHere) ?? { limit: noLimit }
      return { period, paid, returned, limit: limitAt(limit, clock) }
    }),
  }))
}
