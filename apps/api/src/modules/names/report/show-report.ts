import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { collectionId } from '@mofu/domain/nft-id'

import { type CollectionReport, showCollectionReport } from '../../collections/index.ts'
import { findSettings } from '../store.ts'
import {
  countNames,
  type Holding,
  listHoldings,
  listPaidByDay,
  type NameCounts,
  type PaidCount,
} from './store.ts'

type CoinSum = { coin: string; count: number; amount: bigint }
type Day = { day: number; registered: number; renewed: number; paid: CoinSum[]; sold: CoinSum[] }
export type NameReport = {
  market: CollectionReport
  counts: NameCounts
  paid: CoinSum[]
  sold: CoinSum[]
  byDay: Day[]
  holderCount: number
  holders: CollectionReport['holders']
}

type Input = { chainId: number; contract: string; now: number; days: number }

/** What happened to names in the last days: on the market, and at the registry. */
export async function showReport(db: Database, { chainId, contract, now, days }: Input): Promise<NameReport> {
  const settings = await findSettings(db, chainId)
  if (settings?.contract !== contract) throw new DomainError('names.not_found', { id: contract })
  const id = collectionId(chainId, settings.contract as `0x${string}`)
  const market = await showCollectionReport(db, { id, now, days })
  const since = (market.byDay[0]?.day ?? 0) * 86_400
  const [paid, counts, holdings] = await Promise.all([
    listPaidByDay(db, { chainId, contract }, since),
    countNames(db, { chainId, contract }, now),
    listHoldings(db, { chainId, contract }, now),
  ])
  const known = Map.groupBy(paid, ({ day }) => day)
  const byDay = market.byDay.map(({ day, traded }) => {
    const here = known.get(day) ?? []
    return {
      day,
      registered: countOf(here, 'register'),
      renewed: countOf(here, 'renew'),
      paid: sumsOf(here),
      sold: soldOf(traded),
    }
  })
  return {
    market,
    counts,
    paid: sumsOf(paid),
    sold: soldOf(market.collection.traded),
    byDay,
    holderCount: accountsOf(holdings),
    holders: market.holders.map(({ from, to }) => ({
      from,
      to,
      accounts: accountsOf(holdings.filter(({ names }) => names >= from && (to === null || names <= to))),
    })),
  }
}

function accountsOf(holdings: readonly Holding[]): number {
  return holdings.reduce((sum, { accounts }) => sum + accounts, 0)
}

function countOf(counts: readonly PaidCount[], kind: PaidCount['kind']): number {
  return counts.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0)
}

/** Per coin, never across coins. */
function sumsOf(counts: readonly PaidCount[]): CoinSum[] {
  const coins = new Map<string, CoinSum>()
  for (const { coin, count, amount } of counts) {
    const before = coins.get(coin) ?? { coin, count: 0, amount: 0n }
    coins.set(coin, { coin, count: before.count + count, amount: before.amount + amount })
  }
  return [...coins.values()].toSorted((a, b) => b.count - a.count || a.coin.localeCompare(b.coin))
}

function soldOf(traded: CollectionReport['collection']['traded']): CoinSum[] {
  return traded.map(({ coin, sales, volume }) => ({ coin, count: sales, amount: volume }))
}
