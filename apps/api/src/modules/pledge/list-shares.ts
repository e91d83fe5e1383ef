import type { Database } from '@mofu/db/connect'

import { type HeldRow, listHeld, listTransferRows, type TransferRow } from './store.ts'

type Input = { chainId: number; account: string; before: number | undefined; pageSize: number }

/** What an account holds, and a page of how it came and went. */
export async function listShares(
  db: Database,
  { chainId, account, before, pageSize }: Input,
): Promise<{ held: HeldRow[]; transfers: TransferRow[]; next: number | null }> {
  const [held, rows] = await Promise.all([
    listHeld(db, chainId, account),
    listTransferRows(db, { chainId, account, before, most: pageSize + 1 }),
  ])
  const transfers = rows.slice(0, pageSize)
  return { held, transfers, next: rows.length > pageSize ? (transfers.at(-1)?.transferOrder ?? null) : null }
}
