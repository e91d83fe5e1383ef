import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { Express } from '@mofu/domain/mall/carriers'
import { escrowRefusal, shipRefusal } from '@mofu/domain/mall/order-rules'

import type { Caller } from '../../../platform/access.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'
import { refuse } from '../orders/refuse.ts'
import { countOrderEvents } from '../orders/store.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { queueShip } from '../payments/operations/queue-operation.ts'
import { findEscrow } from '../payments/store.ts'
import { checkedExpress } from './checked-express.ts'

/** The shop ships an order whose payment is final. From then on the payer cannot reclaim the payment. */
export async function shipOrder(
  db: Database,
  by: Caller,
  { id, version, ...written }: Express & { id: string; version?: number | undefined },
): Promise<void> {
  const { company, number } = checkedExpress(written)
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    if (order.isPickup) throw new DomainError('mall.order_delivered')
    refuse(shipRefusal(order))
    // The parcel has gone where the shop's page said, which must be where the order says.
    const hasSeen =
      version === undefined ? (await countOrderEvents(tx, id, 'address')) === 0 : version === order.version
    if (!hasSeen) throw new DomainError('mall.order_moved', { status: order.status })
    refuse(escrowRefusal(await findEscrow(tx, order.paymentId)))
    await transitionOrder(tx, order, {
      move: 'ship',
      actor: 'merchant',
      actorId: by.accountId,
      facts: { company, number },
      values: { expressCompany: company, expressNumber: number, shippedAt: new Date() },
    })
    await queueShip(tx, order)
  })
}
