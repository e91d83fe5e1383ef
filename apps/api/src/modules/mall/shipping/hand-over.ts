import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { receiveRefusal } from '@mofu/domain/mall/order-rules'

import type { Caller } from '../../../platform/access.ts'
import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { finishOrder } from '../orders/finish-order.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'
import { refuse } from '../orders/refuse.ts'

/**
 * Hands an order over to a person who knows its pickup code. The code has six digits, so attempts per hour are limited;
 * attempts of strangers do not count, or they could lock a shop out.
 */
export async function handOver(
  { db, limiter }: { db: Database; limiter: AttemptLimiter },
  by: Caller,
  { id, code }: { id: string; code: string },
): Promise<void> {
  await db.transaction((tx) => lockOrderAsShop(tx, by, id))
  await limiter.atAccount('pickup', id)
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    if (!order.isPickup || order.pickupCode === null) throw new DomainError('mall.order_delivered')
    if (order.pickupCode !== code) throw new DomainError('mall.pickup_code_wrong')
    refuse(receiveRefusal(order))
    await finishOrder(tx, order, { actor: 'merchant', actorId: by.accountId })
  })
  await limiter.forget('pickup', id)
}
