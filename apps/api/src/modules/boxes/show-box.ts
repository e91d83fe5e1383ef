import type { Database } from '@mofu/db/connect'

import { requireBox } from './require-box.ts'
import {
  type BoxRow,
  type DrawRow,
  listCollaborators,
  listDraws,
  listPendingDraws,
  listPrizes,
  listWhitelist,
  type PrizeRow,
  type WhitelistRow,
} from './store.ts'

/** As many as a page shows at first. */
const SHOWN = 200

export type BoxDetail = BoxRow & {
  prizes: PrizeRow[]
  draws: DrawRow[]
  pendingDraws: { owner: string; size: number }[]
  collaborators: string[]
  whitelist: WhitelistRow[]
}

export async function showBox(db: Database, chainId: number, number: number): Promise<BoxDetail> {
  const row = await requireBox(db, chainId, number)
  const [prizes, draws, pending, collaborators, whitelist] = await Promise.all([
    listPrizes(db, row.id, SHOWN),
    listDraws(db, row.id, SHOWN),
    listPendingDraws(db, row.id, SHOWN),
    listCollaborators(db, row.id, SHOWN),
    listWhitelist(db, row.id, SHOWN),
  ])
  return {
    ...row,
    prizes,
    draws,
    pendingDraws: pending.map(({ owner, size }) => ({ owner, size: Number(size) })),
    collaborators: collaborators.map(({ account }) => account),
    whitelist,
  }
}
