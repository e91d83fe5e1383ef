import type { Database } from '@mofu/db/connect'
import type { LotState } from '@mofu/domain/lot-state'

import { countLots, listLotRows, type LotPlace, type LotRow, placeOf } from './store.ts'

type Input = {
  chainId: number
  /** The chain's time, which decides the states. */
  time: number
  state: LotState | undefined
  seller: string | undefined
  after: LotPlace | undefined
  pageSize: number
}

/** A page of lots, and how many there are in each state. */
export async function listLots(
  db: Database,
  { chainId, time, state, seller, after, pageSize }: Input,
): Promise<{ list: LotRow[]; next: LotPlace | null; counts: Record<LotState, number> }> {
  const stateAt = state === undefined ? undefined : { state, time }
  const [rows, counts] = await Promise.all([
    listLotRows(db, { chainId, stateAt, seller, after, most: pageSize + 1 }),
    countLots(db, { chainId, time, seller }),
  ])
  const list = rows.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: rows.length > pageSize && last ? placeOf(last, state) : null, counts }
}
