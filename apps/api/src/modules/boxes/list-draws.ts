import type { Database } from '@mofu/db/connect'

import { requireBox } from './require-box.ts'
import { type BoxRow, type DrawRow, listDrawsOf, listPrizesOfDraws, type PrizeRow } from './store.ts'

export type DrawDetail = { draw: DrawRow; box: Pick<BoxRow, 'number' | 'title'>; prizes: PrizeRow[] }

type Input = {
  chainId: number
  owner: string
  number: number | undefined
  before: number | undefined
  pageSize: number
}

/** The draws of an account with what they won, in all boxes or in one. */
export async function listDraws(
  db: Database,
  { chainId, owner, number, before, pageSize }: Input,
): Promise<{ list: DrawDetail[]; next: number | null }> {
  const boxId = number === undefined ? undefined : (await requireBox(db, chainId, number)).id
  const rows = await listDrawsOf(db, { chainId, owner, boxId, before, most: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const prizes = Map.groupBy(
    await listPrizesOfDraws(
      db,
      page.map(({ draw }) => draw.id),
    ),
    ({ drawId }) => drawId,
  )
  const list = page.map((row) => ({ ...row, prizes: prizes.get(row.draw.id) ?? [] }))
  return { list, next: rows.length > pageSize ? (page.at(-1)?.draw.paidOrder ?? null) : null }
}
