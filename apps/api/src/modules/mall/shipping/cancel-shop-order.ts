import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { orderStatus } from '@mofu/domain/mall/order-status'

import type { Caller } from '../../../platform/access.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'

/** The shop cancels an order that it cannot ship. */
export async function cancelShopOrder(
  db: Database,
  by: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    if (order.status !== orderStatus.pendingDelivery) throw new DomainError('mall.order_moved')
    if (order.payState !== 'final') throw new DomainError('mall.payment_not_final')
    await cancelOrder(tx, order, { actor: 'merchant', actorId: by.accountId, reason })
  })
}
