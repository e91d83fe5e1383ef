import type { Connection } from '@mofu/db/connect'
import { type Language, languageTag } from '@mofu/domain/languages'
import { isBuyerMail, isShopMail } from '@mofu/domain/mall/order-news'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { screenPaths } from '@mofu/domain/screen-paths'
import { orderLetters as en } from '@mofu/words/mails/order-en'
import { orderLetters as jp } from '@mofu/words/mails/order-jp'
import type { OrderLetter, OrderLetters } from '@mofu/words/mails/order-letters'
import { orderLetters as tc } from '@mofu/words/mails/order-tc'

import { mailOf } from '../../../../platform/mail-template.ts'
import type { Mail } from '../../../../platform/mailer.ts'
import type { ImmediateNotification } from '../../../accounts/index.ts'
import { findShopRole } from '../../merchant/shops/store.ts'
import type { Order } from '../order.ts'
import {
  findOrder,
  listOrderEvents,
  listOrderPayments,
  listOrderRequests,
  listOrdersOfGroup,
} from '../store.ts'
import { detailsOf } from './order-details.ts'
import { type OrderMailContent, goodsOf, factsOf } from './order-facts.ts'

const letters: Record<Language, OrderLetters> = { en, tc, jp }

type Deps = { db: Connection; publicUrl: string }

/**
 * Writes the mail of a notification about an order, from what the order is now; undefined when there is nothing left to
 * say, or the reader has left the shop.
 */
export async function composeOrderMail(
  { db, publicUrl }: Deps,
  { accountId, facts, email, language }: ImmediateNotification,
): Promise<Mail | undefined> {
  const { orderId = '', state, shopId } = facts
  const found = await findOrder(db, orderId)
  if (!found) return undefined
  if (shopId !== undefined && !(await findShopRole(db, found.shopId, accountId))) return undefined
  const orders = state === 'submit' ? await stillUnpaid(db, found) : [found]
  const [order] = orders
  if (!order) return undefined
  const content = await readContent(db, orders, order, facts)
  const { buyer, shop, labels, note } = letters[language]
  let letter: OrderLetter | undefined
  if (shopId === undefined && isBuyerMail(state)) letter = buyer[state](factsOf(content))
  if (shopId !== undefined && isShopMail(state)) letter = shop[state](factsOf(content))
  if (!letter) return undefined
  const { subject, lines, action } = letter
  return mailOf(email, languageTag[language], {
    subject,
    lines,
    details: detailsOf(content, { state: state ?? '', isShop: shopId !== undefined, labels }),
    goods: goodsOf(content, { language, labels }),
    action: { label: action, url: `${publicUrl}${screenPaths.order(order.id)}` },
    note,
  })
}

/** The orders of one purchase that nobody has paid or closed yet: only these are asked for. */
async function stillUnpaid(db: Connection, { groupId }: Order): Promise<Order[]> {
  const group = await listOrdersOfGroup(db, groupId)
  return group.filter(({ status, payState }) => status === orderStatus.paymentPending && payState !== 'seen')
}

async function readContent(
  db: Connection,
  orders: readonly Order[],
  order: Order,
  facts: ImmediateNotification['facts'],
): Promise<OrderMailContent> {
  const paymentId = facts['paymentId'] ?? order.paymentId
  const [payments, requests, events] = [
    await listOrderPayments(db, order.id),
    await listOrderRequests(db, order.id),
    await listOrderEvents(db, order.id),
  ]
  return {
    orders,
    order,
    payment: payments.find(({ id }) => id === paymentId),
    request: requests.find(({ id }) => id === facts['requestId']),
    requests,
    cancelReason: events.findLast(({ kind }) => kind === 'cancel')?.facts['reason'],
  }
}
