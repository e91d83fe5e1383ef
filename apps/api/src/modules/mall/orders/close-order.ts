import type { Database, Transaction } from '@mofu/db/connect'
import { cancelRefusal, closeRefusal } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'

import type { Caller } from '../../../platform/access.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeStock } from './change-stock.ts'
import { lockOrderAsBuyer } from './lock-order.ts'
import { notifyShop } from './notify-order.ts'
import { refuse } from './refuse.ts'
import { countOrderEvents, type LockedOrder } from './store.ts'
import { transitionOrder } from './transition-order.ts'

/** The buyer closes an unpaid order, or cancels a paid one that was not shipped. */
export async function closeOrder(db: Database, by: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsBuyer(tx, by, id)
    if (order.status === orderStatus.pendingDelivery) {
      refuse(cancelRefusal(order, new Date()))
      await notifyShop(tx, order, 'cancel')
      await cancelOrder(tx, order, { actor: 'buyer', actorId: by.accountId, reason: '' })
      return
    }
    refuse(closeRefusal(order))
    await closeUnpaid(tx, order, { actor: 'buyer', actorId: by.accountId, reason: 'buyer' })
  })
}

/** Closes an unpaid order. A payment that arrives all the same is refunded: see settle. */
export async function closeUnpaid(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId, reason }: { actor: 'buyer' | 'platform'; actorId?: string; reason: 'buyer' | 'timer' },
): Promise<void> {
  await transitionOrder(tx, order, {
    move: 'close',
    actor,
    actorId,
    values: { closedAt: new Date(), closeReason: reason },
  })
  // The shop hears of it only where it was told that the order was paid: unpaid orders cost their buyer nothing.
  const wasSold = order.payState !== 'none' && (await countOrderEvents(tx, order.id, 'pay')) > 0
  if (wasSold) await notifyShop(tx, order, 'close')
  // Last, so that a popular SKU is not locked while people are notified.
  await changeStock(tx, order.id, 'release')
}
