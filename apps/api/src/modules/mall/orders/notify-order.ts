import type { Transaction } from '@mofu/db/connect'
import type { OrderNews } from '@mofu/domain/mall/order-news'

import { notify } from '../../accounts/index.ts'
import { listMemberIds } from '../merchant/shops/store.ts'
import type { LockedOrder } from './store.ts'

type OrderRef = Pick<LockedOrder, 'id' | 'number' | 'version' | 'accountId' | 'shopId'>

/** `mark` tells notifications about the same state of an order apart. */
export async function notifyBuyer(
  tx: Transaction,
  order: OrderRef,
  state: OrderNews,
  mark = '',
): Promise<void> {
  await notify(tx, {
    accountId: order.accountId,
    kind: 'order',
    eventId: `order-${order.id}-${order.version}-${state}${mark}`,
    facts: { number: order.number, state, orderId: order.id },
  })
}

/** Notifies every member of the order's shop. */
export async function notifyShop(
  tx: Transaction,
  order: OrderRef,
  state: OrderNews,
  mark = '',
): Promise<void> {
  for (const accountId of await listMemberIds(tx, order.shopId)) {
    await notify(tx, {
      accountId,
      kind: 'order',
      eventId: `shop-${order.id}-${order.version}-${state}${mark}`,
      facts: { number: order.number, state, orderId: order.id, shopId: String(order.shopId) },
    })
  }
}
