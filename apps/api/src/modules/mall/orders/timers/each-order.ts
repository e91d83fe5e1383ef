import type { Database, Transaction } from '@mofu/db/connect'

import { type LockedOrder, lockOrder } from '../store.ts'
import { eachRow } from './each-row.ts'

/**
 * One transaction per order: any number of workers may run, and the one that locks the order checks again before it
 * acts. Returns how many were changed.
 */
export function eachOrder(
  db: Database,
  ids: readonly string[],
  act: (tx: Transaction, order: LockedOrder) => Promise<boolean>,
): Promise<number> {
  return eachRow(ids, (id) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      return order !== undefined && (await act(tx, order))
    }),
  )
}
