import type { Database } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'

import { transitionOrder } from '../transition-order.ts'
import { eachOrder } from './each-order.ts'
import { listArrivedOrderIds } from './store.ts'

/** Orders shipped long enough ago count as delivered. */
export async function markDelivered(db: Database): Promise<number> {
  return eachOrder(db, await listArrivedOrderIds(db), async (tx, order) => {
    if (order.status !== orderStatus.shipping) return false
    await transitionOrder(tx, order, { move: 'arrive', actor: 'platform', values: { arrivedAt: new Date() } })
    return true
  })
}
