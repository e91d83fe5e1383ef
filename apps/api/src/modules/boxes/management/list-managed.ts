import type { Database } from '@mofu/db/connect'

import type { BoxRow } from '../store.ts'
import { listManagedBy } from './store.ts'

/** As many as one page shows. */
const SHOWN = 200

/** The boxes that an account owns or is a collaborator of. */
export async function listManaged(
  db: Database,
  chainId: number,
  account: string,
): Promise<{ row: BoxRow; isOwner: boolean }[]> {
  const rows = await listManagedBy(db, chainId, account, SHOWN)
  return rows.map((row) => ({ row, isOwner: row.owner === account }))
}
