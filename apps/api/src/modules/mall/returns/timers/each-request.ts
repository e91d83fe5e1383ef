import type { Database, Transaction } from '@mofu/db/connect'

import { type LockedOrder, lockOrder } from '../../orders/store.ts'
import { eachRow } from '../../orders/timers/each-row.ts'
import { findRequest, type Request, type RequestRef } from '../store.ts'

/**
 * One transaction per request: any number of workers may run, and the one that locks the order checks again before it
 * acts. Returns how many were changed.
 */
export function eachRequest(
  db: Database,
  refs: readonly RequestRef[],
  act: (tx: Transaction, request: Request, order: LockedOrder) => Promise<boolean>,
): Promise<number> {
  return eachRow(refs, ({ id, orderId }) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const request = await findRequest(tx, id)
      return order !== undefined && request !== undefined && (await act(tx, request, order))
    }),
  )
}
