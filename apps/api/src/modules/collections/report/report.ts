export type Traded = { coin: string; sales: number; volume: bigint }
/** Events of one day (since 1970, UTC), by kind; `coin` is empty where no money changed hands. */
export type DayCount = { day: number; kind: string; coin: string; count: number; volume: bigint }
export type Ranked = {
  id: string
  contract: string
  name: string
  nftCount: number
  holderCount: number
  traded: Traded[]
}
export type HolderGroup = { from: number; to: number | null; accounts: number }

type Day = { day: number; traded: Traded[]; counts: Readonly<Record<string, number>> }
export type MarketReport = { days: number; traded: Traded[]; byDay: Day[]; collections: Ranked[] }
export type CollectionReport = {
  days: number
  collection: Ranked
  byDay: Day[]
  roundTrips: Traded[]
  holders: HolderGroup[]
}

export type Span = { now: number; days: number }

export const SECONDS_A_DAY = 86_400

export function firstDay({ now, days }: Span): number {
  return Math.floor(now / SECONDS_A_DAY) - days + 1
}

/** Every day of the span, including those without events: a chart must not skip them. */
export function daysFrom(since: number, days: number, counts: readonly DayCount[]): Day[] {
  const known = Map.groupBy(counts, ({ day }) => day)
  return Array.from({ length: days }, (_, index) => {
    const day = since + index
    const here = known.get(day) ?? []
    return { day, traded: tradedIn(here), counts: countsOf(here) }
  })
}

export function tradedIn(counts: readonly DayCount[]): Traded[] {
  const coins = new Map<string, Traded>()
  for (const { kind, coin, count, volume } of counts) {
    if (kind !== 'sale') continue
    const before = coins.get(coin) ?? { coin, sales: 0, volume: 0n }
    coins.set(coin, { coin, sales: before.sales + count, volume: before.volume + volume })
  }
  return [...coins.values()]
    .filter(({ sales }) => sales > 0)
    .toSorted((a, b) => b.sales - a.sales || a.coin.localeCompare(b.coin))
}

function countsOf(counts: readonly DayCount[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { kind, count } of counts) sums[kind] = (sums[kind] ?? 0) + count
  return sums
}
