import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { parseCollectionId } from '@mofu/domain/nft-id'
import { type CoinSum, fnsReport } from '@mofu/wire/names/report'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { type NameReport, showReport } from './show-report.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

export function nameReportRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, fnsReport, 'anyone', async ({ params: { x }, query: { days } }) => {
    const key = parseCollectionId(x, defaultChainId)
    if (!key) throw new DomainError('names.not_found', { id: x })
    const { chainId, contract } = key
    const at = await readWatermark(chainId)
    const report = await showReport(db, { chainId, contract, now: at.blockTime, days })
    const named = (sums: NameReport['paid']): CoinSum[] =>
      sums.map(({ coin, count, amount }) => ({
        coin,
        ...nameCoin(chainId, coin),
        count,
        amount: String(amount),
      }))
    const { market, counts, byDay, holderCount, holders } = report
    const { id, name } = market.collection
    const { live, grace, ending, ...lengths } = counts
    const data = {
      collection: { id, contract, name },
      days,
      live,
      grace,
      ending,
      holderCount,
      lengths,
      paid: named(report.paid),
      sold: named(report.sold),
      byDay: byDay.map(({ day, registered, renewed, paid, sold }) => ({
        at: day * 86_400,
        registered,
        renewed,
        paid: named(paid),
        sold: named(sold),
      })),
      holders,
    }
    return { data, at }
  })
}
