import type { Database } from '@mofu/db/connect'
import { receiveRefusal } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'

import type { Caller } from '../../../platform/access.ts'
import { finishOrder } from './finish-order.ts'
import { lockOrderAsBuyer } from './lock-order.ts'
import { notifyShop } from './notify-order.ts'
import { refuse } from './refuse.ts'

/** The buyer confirms that the order arrived. */
export async function receiveOrder(db: Database, by: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsBuyer(tx, by, id)
    // Idempotent: a repeated confirmation gets the same answer.
    if (order.status === orderStatus.finished) return
    refuse(receiveRefusal(order))
    await finishOrder(tx, order, { actor: 'buyer', actorId: by.accountId })
    await notifyShop(tx, order, 'receive')
  })
}
