import type { Database } from '@mofu/db/connect'
import { receivedBy } from '@mofu/domain/mall/order-deadlines'
import { orderStatus } from '@mofu/domain/mall/order-status'

import { finishOrder } from '../finish-order.ts'
import { notifyShop } from '../notify-order.ts'
import { eachOrder } from './each-order.ts'
import { isHeldUp, listReceivedOrderIds } from './store.ts'

/** Orders delivered long enough ago count as received, unless a request holds them up. */
export async function receiveDelivered(db: Database): Promise<number> {
  return eachOrder(db, await listReceivedOrderIds(db), async (tx, order) => {
    if (order.status !== orderStatus.pendingReceipt || (await isHeldUp(tx, order.id))) return false
    // A correction of the tracking number moves the date.
    const due = receivedBy(order, [])
    if (due === null || due > new Date()) return false
    await finishOrder(tx, order, { actor: 'platform' })
    await notifyShop(tx, order, 'receive')
    return true
  })
}
