import type { Database } from '@mofu/db/connect'

import { listPledgeRows, type PledgePage, type PledgePlace, type PledgeRow } from './store.ts'

type Input = Omit<PledgePage, 'most'> & { pageSize: number }

/** A page of pledges of a state. */
export async function listPledges(
  db: Database,
  { pageSize, ...page }: Input,
): Promise<{ list: PledgeRow[]; next: PledgePlace | null }> {
  const rows = await listPledgeRows(db, { ...page, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  const last = list.at(-1)
  const hasMore = rows.length > pageSize && last !== undefined
  return { list, next: hasMore ? { at: last.redeemTime, order: last.pledgedOrder } : null }
}
