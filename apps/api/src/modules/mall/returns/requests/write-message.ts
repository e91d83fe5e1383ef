import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { lockOrder } from '../../orders/store.ts'
import { sideOf } from '../lock-request.ts'
import { insertMessage } from '../store.ts'

/** Buyer and shop write to each other about an order. */
export async function writeMessage(
  db: Database,
  by: Caller,
  { orderId, text }: { orderId: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const from = order && (await sideOf(tx, order, by))
    if (!order || !from) throw new DomainError('mall.order_not_found')
    const mark = `-${await insertMessage(tx, { orderId, from, authorId: by.accountId, text })}`
    await (from === 'buyer'
      ? notifyShop(tx, order, 'message', { mark })
      : notifyBuyer(tx, order, 'message', { mark }))
  })
}
