import { randomUUID } from 'node:crypto'

import { mallOrder, orderRequest } from '@mofu/db/app/mall/orders'
import type { Database } from '@mofu/db/connect'
import type { Shopper } from '@mofu/testkit/mall'
import { eq, sql } from 'drizzle-orm'

import { submitOrder } from '../../checkout/submit-order.ts'

/** An order of a buyer with a disputed return, as the read model holds it; its payment does not matter here. */
export async function disputedOrder(db: Database, buyer: Shopper, skuId: number) {
  const { orders } = await submitOrder(db, {
    accountId: buyer.accountId,
    wanted: [{ skuId, quantity: 1 }],
    isPickup: false,
    addressId: buyer.addressId,
    remark: '',
    confirmToken: undefined,
    key: undefined,
  })
  const orderId = orders[0]?.id ?? ''
  await db
    .update(mallOrder)
    .set({ status: 4, payState: 'final', paidAt: sql`now()` } as never)
    .where(eq(mallOrder.id, orderId))
  const [order] = await db.select().from(mallOrder).where(eq(mallOrder.id, orderId))
  const [requestId, disputedAt] = [randomUUID(), new Date()]
  await db.insert(orderRequest).values({
    id: requestId,
    orderId,
    kind: 'return',
    state: 'disputed',
    amount: 2_000n,
    reason: 'a scratch',
    disputedBy: 'buyer',
    disputedAt,
    disputeReason: 'see my photos',
  })
  return {
    orderId,
    number: order?.number ?? '',
    requestId,
    disputedAt: disputedAt.toISOString(),
  }
}
