import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/collections/report'

import { CHAIN_ID } from '../market/shape.ts'
import type { Compare } from './comparison.ts'
import { between, type Line } from './recompute.ts'
import { COLLECTIONS, contractOf, LAST_BLOCK, timeOf } from './shape.ts'

const DAY = 86_400
const query = { chainId: CHAIN_ID }

type Traded = { coin: string; sales: number; volume: string }

/** Sales of the market and of collections, over days, a week, a month and the whole season. */
export async function compareIndexData(
  apiUrl: string,
  compare: Compare,
  lines: readonly Line[],
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const market = lines.filter(({ kind }) => kind === 'market')
  for (const days of [1, 7, 30, 90]) {
    const { data } = await call(wire.indexDataAllDays, { params: { x: days }, query })
    const within = since(market, days)
    compare(`indexData/all/${days}`, tradedOf(data.traded), soldIn(within))
    compare(`indexData/all/${days} by day`, daysOf(data.byDay), byDay(market, days))
    for (const { contract, traded } of data.collections) {
      const own = within.filter(({ collection }) => collection === contract)
      compare(`indexData/all/${days} ${contract}`, tradedOf(traded), soldIn(own))
    }
  }
  const { data: all } = await call(wire.indexDataAll, { query })
  compare('indexData/all', tradedOf(all.traded), soldIn(since(market, 30)))
  for (let index = 0; index < COLLECTIONS; index += 5) {
    const contract = contractOf(index)
    const own = market.filter(({ collection }) => collection === contract)
    const { data } = await call(wire.indexDataOf, { params: { nftAddress: contract }, query })
    compare(`indexData/${contract}`, tradedOf(data.collection.traded), soldIn(since(own, 30)))
    compare(`indexData/${contract} by day`, daysOf(data.byDay), byDay(own, 30))
    const x = `${CHAIN_ID}-${contract}`
    const { data: season } = await call(wire.collectionData, { params: { x }, query: { days: 90 } })
    compare(`CollectionData/${contract}`, daysOf(season.byDay), byDay(own, 90))
  }
}

const today = Math.floor(timeOf(LAST_BLOCK) / DAY) * DAY
const since = (lines: readonly Line[], days: number) =>
  between(lines, today - (days - 1) * DAY, Number.MAX_SAFE_INTEGER)

function soldIn(lines: readonly Line[]): Traded[] {
  return [...Map.groupBy(lines, ({ coin }) => coin).entries()]
    .map(([coin, group]) => ({
      coin,
      sales: group.length,
      volume: String(group.reduce((sum, { price }) => sum + price, 0n)),
    }))
    .toSorted((a, b) => (a.coin < b.coin ? -1 : 1))
}

function byDay(lines: readonly Line[], days: number): [number, Traded[]][] {
  return Array.from({ length: days }, (_, day) => today - (days - 1 - day) * DAY).map((at) => [
    at,
    soldIn(between(lines, at, at + DAY)),
  ])
}

function tradedOf(list: readonly Traded[]): Traded[] {
  return list
    .map(({ coin, sales, volume }) => ({ coin, sales, volume }))
    .toSorted((a, b) => (a.coin < b.coin ? -1 : 1))
}

function daysOf(list: readonly { at: number; traded: readonly Traded[] }[]): [number, Traded[]][] {
  return list.map(({ at, traded }) => [at, tradedOf(traded)])
}
