import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'
import { transitionOrder } from '../orders/transition-order.ts'

/** The shop reports that an order was delivered. */
export async function markArrived(db: Database, by: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    await transitionOrder(tx, order, {
      move: 'arrive',
      actor: 'merchant',
      actorId: by.accountId,
      values: { arrivedAt: new Date() },
    })
  })
}
