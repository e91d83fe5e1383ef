import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'
import { collectionId, parseCollectionId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/collections/report'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { type Ranked, SECONDS_A_DAY, type Traded } from './report.ts'
import { showCollectionReport } from './show-collection-report.ts'
import { showMarketReport } from './show-market-report.ts'

type Deps = {
  db: Database
  readWatermark: ReadWatermark
  nameCoin: NameCoin
  defaultChainId: number
}

export function reportRoutes(
  server: FastifyInstance,
  { db, readWatermark, nameCoin, defaultChainId }: Deps,
): void {
  const tradedOf = (chainId: number, traded: readonly Traded[]): wire.Traded[] =>
    traded.map(({ coin, sales, volume }) => ({
      coin,
      ...nameCoin(chainId, coin),
      sales,
      volume: String(volume),
    }))
  const rankedOf = (chainId: number, { traded, ...one }: Ranked): wire.RankedCollection => ({
    ...one,
    traded: tradedOf(chainId, traded),
  })
  const market = async (chainId: number, days: number) => {
    const at = await readWatermark(chainId)
    const { traded, byDay, collections } = await showMarketReport(db, { chainId, now: at.blockTime, days })
    const data = {
      days,
      traded: tradedOf(chainId, traded),
      byDay: byDay.map((one) => ({ at: one.day * SECONDS_A_DAY, traded: tradedOf(chainId, one.traded) })),
      collections: collections.map((one) => rankedOf(chainId, one)),
    }
    return { data, at }
  }
  const one = async (text: string, chainOfNone: number, days: number) => {
    const key = parseCollectionId(text, chainOfNone)
    if (!key) throw new DomainError('collections.not_found', { id: text })
    const { chainId, contract } = key
    const at = await readWatermark(chainId)
    const { collection, byDay, roundTrips, holders } = await showCollectionReport(db, {
      id: collectionId(chainId, contract),
      now: at.blockTime,
      days,
    })
    const data = {
      days,
      collection: rankedOf(chainId, collection),
      byDay: byDay.map(({ day, traded, counts }) => ({
        at: day * SECONDS_A_DAY,
        traded: tradedOf(chainId, traded),
        mints: counts['mint'] ?? 0,
        transfers: counts['transfer'] ?? 0,
        listed: counts['list'] ?? 0,
        unlisted: counts['unlist'] ?? 0,
        bids: counts['bid'] ?? 0,
      })),
      roundTrips: tradedOf(chainId, roundTrips),
      holders,
    }
    return { data, at }
  }

  mount(server, wire.indexDataAll, 'anyone', ({ query: { chainId = defaultChainId } }) =>
    market(chainId, limits.reportDays),
  )
  mount(server, wire.indexDataAllDays, 'anyone', ({ params: { x }, query: { chainId = defaultChainId } }) =>
    market(chainId, x),
  )
  mount(server, wire.indexDataOf, 'anyone', ({ params, query: { chainId = defaultChainId } }) =>
    one(params.nftAddress, chainId, limits.reportDays),
  )
  mount(server, wire.collectionData, 'anyone', ({ params: { x }, query: { days } }) =>
    one(x, defaultChainId, days),
  )
}
