import type { Database } from '@mofu/db/connect'

import { type BidRow, findLatestLot, listBidRows, type LotRow } from './store.ts'

/** As many bids as a screen shows at first. */
const SHOWN = 24

export type BidPage = { list: BidRow[]; next: number | null }

export async function showLot(db: Database, nftId: string): Promise<{ lot: LotRow | null; bids: BidPage }> {
  const lot = await findLatestLot(db, nftId)
  if (!lot) return { lot: null, bids: { list: [], next: null } }
  return { lot, bids: await bidPage(db, lot.id, { before: undefined, pageSize: SHOWN }) }
}

export async function listBids(
  db: Database,
  nftId: string,
  page: { before: number | undefined; pageSize: number },
): Promise<BidPage> {
  const lot = await findLatestLot(db, nftId)
  return lot ? bidPage(db, lot.id, page) : { list: [], next: null }
}

async function bidPage(
  db: Database,
  lotId: string,
  { before, pageSize }: { before: number | undefined; pageSize: number },
): Promise<BidPage> {
  const rows = await listBidRows(db, lotId, { before, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.bidOrder ?? null) : null }
}
