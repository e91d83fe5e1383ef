import type { Database } from '@mofu/db/connect'

import { requireMember } from '../merchant/shops/require-member.ts'
import type { Order } from '../orders/order.ts'
import { listOrdersOfShop, type OrderPage } from '../orders/store.ts'

/** A page of a shop's orders, for its members. */
export async function listShopOrders(
  db: Database,
  accountId: string,
  { shopId, ...page }: OrderPage & { shopId: number },
): Promise<{ list: Order[]; total: number }> {
  await requireMember(db, shopId, accountId)
  return listOrdersOfShop(db, shopId, page)
}
