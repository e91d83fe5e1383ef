import type { Transaction } from '@mofu/db/connect'
import { type BuyerNews, isBuyerMail, isShopMail, type ShopNews } from '@mofu/domain/mall/order-news'

import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { notify, notifyAtOnce } from '../../accounts/index.ts'
import { listMemberIds } from '../merchant/shops/store.ts'
import { orderMailQueue } from './mails/order-mail-queue.ts'
import type { LockedOrder } from './store.ts'

type OrderRef = Pick<LockedOrder, 'id' | 'number' | 'version' | 'accountId' | 'shopId'>

type Details = {
  /** Tells notifications about the same state of an order apart. */
  mark?: string
  /** What the news is about, for its mail. */
  facts?: Readonly<Record<string, string>>
}

export async function notifyBuyer(
  tx: Transaction,
  order: OrderRef,
  state: BuyerNews,
  { mark = '', facts = {} }: Details = {},
): Promise<void> {
  const one = {
    accountId: order.accountId,
    eventId: `order-${order.id}-${order.version}-${state}${mark}`,
    facts: { number: order.number, state, orderId: order.id, ...facts },
  }
  await notifyPerson(tx, one, isBuyerMail(state))
}

/** Notifies every member of the order's shop. Its facts name the shop, so that its words are those for shops. */
export async function notifyShop(
  tx: Transaction,
  order: OrderRef,
  state: ShopNews,
  { mark = '', facts = {} }: Details = {},
): Promise<void> {
  for (const accountId of await listMemberIds(tx, order.shopId)) {
    const one = {
      accountId,
      eventId: `shop-${order.id}-${order.version}-${state}${mark}`,
      facts: { number: order.number, state, orderId: order.id, shopId: String(order.shopId), ...facts },
    }
    await notifyPerson(tx, one, isShopMail(state))
  }
}

type News = { accountId: string; eventId: string; facts: Record<string, string> }

async function notifyPerson(tx: Transaction, news: News, isImmediate: boolean): Promise<void> {
  const one = { ...news, kind: 'order' as const }
  if (!isImmediate) return notify(tx, one)
  const notificationId = await notifyAtOnce(tx, one)
  if (notificationId !== undefined) await enqueue(tx, orderMailQueue, { notificationId })
}
