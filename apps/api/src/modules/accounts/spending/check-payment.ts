import type { Database } from '@mofu/db/connect'
import { countedSpending, isWithinLimit, limitAt, type SpendingPeriod } from '@mofu/domain/spending-limits'

import { findFreeTime, hasLimit, listLimits, readClock, sumFlows } from './store.ts'

type Question = {
  accountId: string
  /** The account's own wallet. */
  address: string | null
  payer: string
  chainId: number
  coin: string
  payment: bigint
  /** The chain's time. */
  now: number
}

type Refusal = { period: SpendingPeriod; limit: bigint; spent: bigint; freeAt: number | null }

/** Whether a wallet may pay for a game: the limits of its account, which nobody else is told. */
export async function checkPayment(
  db: Database,
  { accountId, address, payer, chainId, coin, payment, now }: Question,
): Promise<{ mustSignIn: boolean; refusal: Refusal | null }> {
  if (payer !== address) return { mustSignIn: await hasLimit(db, payer), refusal: null }
  const wallet = { address: payer, chainId }
  const [limits, clock] = await Promise.all([listLimits(db, accountId, chainId), readClock(db)])
  const ofCoin = limits.flatMap(({ period, limit, ...row }) => {
    const { amount } = limitAt(limit, clock)
    return row.coin === coin && amount !== null ? [{ period, amount }] : []
  })
  const flows = ofCoin.length === 0 ? [] : await sumFlows(db, wallet, now)
  const refusals = ofCoin.flatMap(({ period, amount: limit }) => {
    const { paid, returned } = flows.find((flow) => flow.coin === coin && flow.period === period) ?? {
      paid: 0n,
      returned: 0n,
    }
    const net = paid - returned
    return isWithinLimit(limit, net, payment) ? [] : [{ period, limit, spent: countedSpending(net) }]
  })
  const timed = await Promise.all(
    refusals.map(async ({ period, limit, spent }) => ({
      period,
      limit,
      spent,
      freeAt: (await findFreeTime(db, wallet, { coin, period, limit, payment, now })) ?? null,
    })),
  )
  return { mustSignIn: false, refusal: timed.toSorted(byTime).at(-1) ?? null }
}

/** The one that frees up last, or never, comes last: all others are over by then. */
function byTime(one: Refusal, other: Refusal): number {
  return (one.freeAt ?? Number.POSITIVE_INFINITY) - (other.freeAt ?? Number.POSITIVE_INFINITY) || 0
}
