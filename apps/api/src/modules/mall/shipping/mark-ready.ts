import { randomInt } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { escrowRefusal, shipRefusal } from '@mofu/domain/mall/order-rules'

import type { Caller } from '../../../platform/access.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'
import { refuse } from '../orders/refuse.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { queueShip } from '../payments/operations/queue-operation.ts'
import { findEscrow } from '../payments/store.ts'

/** A pickup order is ready in the shop: the buyer gets a code to collect it with. */
export async function markReady(db: Database, by: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    if (!order.isPickup) throw new DomainError('mall.order_delivered')
    refuse(shipRefusal(order))
    refuse(escrowRefusal(await findEscrow(tx, order.paymentId)))
    await transitionOrder(tx, order, {
      move: 'ready',
      actor: 'merchant',
      actorId: by.accountId,
      values: {
        pickupCode: String(randomInt(1_000_000)).padStart(6, '0'),
        shippedAt: new Date(),
        arrivedAt: new Date(),
      },
    })
    await queueShip(tx, order)
  })
}
