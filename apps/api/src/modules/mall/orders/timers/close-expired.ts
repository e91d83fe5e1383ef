import type { Database } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'

import { closeUnpaid } from '../close-order.ts'
import { eachOrder } from './each-order.ts'
import { listExpiredOrderIds } from './store.ts'

/** Closes orders that were not paid in time. An order whose quotes could still be paid on chain stays open. */
export async function closeExpired(db: Database): Promise<number> {
  return eachOrder(db, await listExpiredOrderIds(db), async (tx, order) => {
    if (order.status !== orderStatus.paymentPending || order.payState === 'seen') return false
    if (order.payDeadline > new Date()) return false
    await closeUnpaid(tx, order, { actor: 'platform', reason: 'timer' })
    return true
  })
}
