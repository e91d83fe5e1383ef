import type { Database } from '@mofu/db/connect'

import { outcomeOf } from './bet-outcome.ts'
import { type BetOnRound, listBetsOf } from './store.ts'

export type CoinSums = {
  coin: string
  bets: number
  staked: bigint
  open: bigint
  won: bigint
  lost: bigint
  refunded: bigint
  claimable: bigint
  net: bigint
}

const BATCH = 1_000

/** Profit and loss of an account over all its bets, each coin separately. */
export async function sumBets(
  db: Database,
  asked: { chainId: number; account: string },
  time: number,
): Promise<CoinSums[]> {
  const sums = new Map<string, CoinSums>()
  let before: number | undefined
  for (;;) {
    const rows = await listBetsOf(db, { ...asked, before }, { page: 1, pageSize: BATCH })
    for (const row of rows) sums.set(row.round.coin, addBet(sums.get(row.round.coin), row, time))
    before = rows.at(-1)?.bet.betOrder
    if (rows.length < BATCH) break
  }
  return [...sums.values()].toSorted((one, other) => other.bets - one.bets)
}

function addBet(sum: CoinSums | undefined, { bet, round }: BetOnRound, time: number): CoinSums {
  const none = { bets: 0, staked: 0n, open: 0n, won: 0n, lost: 0n, refunded: 0n, claimable: 0n, net: 0n }
  const so = sum ?? { coin: round.coin, ...none }
  const { outcome, profit, payout, claimable } = outcomeOf(bet, round, time)
  const isWon = outcome === 'won' || outcome === 'claimable'
  const isRefund = outcome === 'refunded' || outcome === 'refundable'
  return {
    ...so,
    bets: so.bets + 1,
    staked: so.staked + bet.amount,
    open: so.open + (outcome === 'open' ? bet.amount : 0n),
    won: so.won + (isWon ? payout - bet.amount : 0n),
    lost: so.lost + (outcome === 'lost' ? bet.amount : 0n),
    refunded: so.refunded + (isRefund ? bet.amount : 0n),
    claimable: so.claimable + claimable,
    net: so.net + (profit ?? 0n),
  }
}
