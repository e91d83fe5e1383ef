import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

export type Traded = { coin: string; sales: number; volume: bigint }
/** What happened on one day (since 1970, UTC), by kind; `coin` is empty where no money changed hands. */
type DayCount = { day: number; kind: string; coin: string; count: number; volume: bigint }
export type Ranked = {
  id: string
  contract: string
  name: string
  nftCount: number
  holderCount: number
  traded: Traded[]
}
export type HolderGroup = { from: number; to: number | null; accounts: number }

export type ReportStore = {
  salesByDay(chainId: number, sinceDay: number): Promise<DayCount[]>
  mostSold(chainId: number, sinceDay: number, most: number): Promise<Ranked[]>
  daysOf(collectionId: string, sinceDay: number): Promise<DayCount[]>
  /** Sales since a second whose token the same two accounts sold the other way, at most `within` seconds apart. */
  roundTrips(collectionId: string, since: number, within: number): Promise<Traded[]>
  find(collectionId: string): Promise<Omit<Ranked, 'traded'> | undefined>
  holderGroups(collectionId: string, edges: readonly number[]): Promise<HolderGroup[]>
}

type Day = { day: number; traded: Traded[]; counts: Readonly<Record<string, number>> }
export type MarketReport = { days: number; traded: Traded[]; byDay: Day[]; collections: Ranked[] }
export type CollectionReport = {
  days: number
  collection: Ranked
  byDay: Day[]
  roundTrips: Traded[]
  holders: HolderGroup[]
}

const SECONDS_A_DAY = 86_400
/** Who buys back what they sold longer ago has had it back, and pays for it anew. */
const ROUND_TRIP_DAYS = 30
/** Holders in groups: from one edge up to the next. */
const EDGES = [1, 2, 4, 11, 51]

type Span = { now: number; days: number }

/** What was sold on a chain, up to the day of its newest block. */
export async function showMarketReport(
  { store }: { store: ReportStore },
  { chainId, ...span }: Span & { chainId: number },
): Promise<MarketReport> {
  const since = firstDay(span)
  const [counts, collections] = await Promise.all([
    store.salesByDay(chainId, since),
    store.mostSold(chainId, since, limits.reportCollections),
  ])
  return { days: span.days, traded: tradedIn(counts), byDay: daysFrom(since, span.days, counts), collections }
}

export async function showCollectionReport(
  { store }: { store: ReportStore },
  { id, ...span }: Span & { id: string },
): Promise<CollectionReport> {
  const found = await store.find(id)
  if (!found) throw new DomainError('collections.not_found', { id })
  const since = firstDay(span)
  const [counts, roundTrips, holders] = await Promise.all([
    store.daysOf(id, since),
    store.roundTrips(id, since * SECONDS_A_DAY, ROUND_TRIP_DAYS * SECONDS_A_DAY),
    store.holderGroups(id, EDGES),
  ])
  return {
    days: span.days,
    collection: { ...found, traded: tradedIn(counts) },
    byDay: daysFrom(since, span.days, counts),
    roundTrips,
    holders,
  }
}

function firstDay({ now, days }: Span): number {
  return Math.floor(now / SECONDS_A_DAY) - days + 1
}

/** Every day of the span, also those on which nothing happened: a chart must not skip them. */
function daysFrom(since: number, days: number, counts: readonly DayCount[]): Day[] {
  const known = Map.groupBy(counts, ({ day }) => day)
  return Array.from({ length: days }, (_, index) => {
    const day = since + index
    const here = known.get(day) ?? []
    return { day, traded: tradedIn(here), counts: countsOf(here) }
  })
}

function tradedIn(counts: readonly DayCount[]): Traded[] {
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
