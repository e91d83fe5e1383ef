import type { Database } from '@mofu/db/connect'

import { listLastBidsOf, type OwnBidRow, sumHeldBy } from './store.ts'

type Input = { chainId: number; bidder: string; before: number | undefined; pageSize: number }

/** The lots an account has bid in, and what its highest bids hold. */
export async function listOwnBids(
  db: Database,
  { chainId, bidder, before, pageSize }: Input,
): Promise<{ list: OwnBidRow[]; next: number | null; held: { coin: string; amount: string }[] }> {
  const [rows, held] = await Promise.all([
    listLastBidsOf(db, { chainId, bidder, before, most: pageSize + 1 }),
    sumHeldBy(db, chainId, bidder),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.ownBidOrder ?? null) : null, held }
}
