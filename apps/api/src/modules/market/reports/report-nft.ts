import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { OPEN_REPORTS_MOST } from '@mofu/domain/item-reports'
import { nftId, parseNftId } from '@mofu/domain/nft-id'

import { hasNft } from '../store.ts'
import type { Report } from './report.ts'
import { countOtherOpen, upsertReport } from './store.ts'

export async function reportNft(db: Database, report: Report): Promise<void> {
  const key = parseNftId(report.nftId)
  const id = key && nftId(key)
  if (id === undefined || !(await hasNft(db, id)))
    throw new DomainError('market.nft_not_found', { id: report.nftId })
  if ((await countOtherOpen(db, { ...report, nftId: id })) >= OPEN_REPORTS_MOST)
    throw new DomainError('market.reports_many', { most: OPEN_REPORTS_MOST })
  await upsertReport(db, { ...report, nftId: id })
}
