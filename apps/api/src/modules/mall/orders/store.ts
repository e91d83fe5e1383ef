import { mallOrder, orderEvent, orderLine, orderMessage, orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { product, shop } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { centsOfPart, returnedUnits } from '@mofu/domain/mall/coin-amount'
import { orderSearch, searchedText } from '@mofu/domain/mall/order-search'
import { allOrders, type OrderActor, type OrderStatus } from '@mofu/domain/mall/order-status'
import type { HeldBy } from '@mofu/domain/mall/pay-link'
import { openRequestStates } from '@mofu/domain/mall/request-rules'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'

import type { Order, OrderEvent, OrderMessage, OrderRequest, SeenPayment } from './order.ts'

export type LockedOrder = typeof mallOrder.$inferSelect & { hasOpenRequest: boolean }

export type OrderValues = Partial<typeof mallOrder.$inferInsert>

/** Locks an order for this transaction: other writers wait. */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder | undefined> {
  const [order] = await tx.select().from(mallOrder).where(eq(mallOrder.id, id)).for('no key update')
  if (!order) return undefined
  const open = await tx.$count(
    orderRequest,
    and(eq(orderRequest.orderId, id), inArray(orderRequest.state, [...openRequestStates])),
  )
  return { ...order, hasOpenRequest: open > 0 }
}

/** Updates an order that did not change since it was read; undefined when it did. */
export async function updateOrder(
  tx: Transaction,
  { id, status, version, hasOpenRequest: isOpen }: LockedOrder,
  values: OrderValues,
): Promise<LockedOrder | undefined> {
  const [updated] = await tx
    .update(mallOrder)
    .set({ ...values, version: version + 1 })
    .where(and(eq(mallOrder.id, id), eq(mallOrder.status, status), eq(mallOrder.version, version)))
    .returning()
  return updated && { ...updated, hasOpenRequest: isOpen }
}

type NewOrderEvent = {
  kind: string
  actor: OrderActor
  actorId?: string | undefined
  facts?: Record<string, string>
  /** The status that the event leads to; the present one by default. */
  after?: OrderStatus
}

export async function insertOrderEvent(
  tx: Transaction,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
  { kind, actor, actorId, facts = {}, after = status }: NewOrderEvent,
): Promise<void> {
  await tx
    .insert(orderEvent)
    .values({ orderId: id, kind, actor, actorId: actorId ?? null, before: status, after, facts })
}

/** How many events of a kind an order has. */
export function countOrderEvents(
  tx: Transaction,
  orderId: string,
  kind: NewOrderEvent['kind'],
): Promise<number> {
  return tx.$count(orderEvent, and(eq(orderEvent.orderId, orderId), eq(orderEvent.kind, kind)))
}

/** An order's lines in the order of their SKUs, in which stock is locked everywhere. */
export function listOrderLines(
  db: Connection,
  orderId: string,
): Promise<{ skuId: number; productId: number; quantity: number }[]> {
  return db
    .select({ skuId: orderLine.skuId, productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.skuId))
}

export type OrderPage = { status: number; text: string; page: number; pageSize: number }
type OrderList = { list: Order[]; total: number }
type Where = ReturnType<typeof eq>

export function listOrdersOfAccount(db: Database, accountId: string, page: OrderPage): Promise<OrderList> {
  return listPage(db, eq(mallOrder.accountId, accountId), page)
}

export function listOrdersOfShop(db: Database, shopId: number, page: OrderPage): Promise<OrderList> {
  return listPage(db, eq(mallOrder.shopId, shopId), page)
}

/** All orders of one submit, in the order in which submit returned them. */
export async function listOrdersOfGroup(db: Connection, groupId: string): Promise<Order[]> {
  return (await listOrders(db, eq(mallOrder.groupId, groupId))).toSorted(
    (a, b) => (a.lines[0]?.skuId ?? 0) - (b.lines[0]?.skuId ?? 0),
  )
}

export async function findOrder(db: Connection, id: string): Promise<Order | undefined> {
  return (await listOrders(db, eq(mallOrder.id, id)))[0]
}

async function listPage(db: Database, whose: Where, { text, ...page }: OrderPage): Promise<OrderList> {
  const isOfStatus = page.status === allOrders ? undefined : eq(mallOrder.status, page.status as OrderStatus)
  const where = and(whose, isOfStatus) ?? whose
  // One statement after the other: a call holds one connection, or few accounts could hold them all.
  if (text === '') {
    const list = await listOrders(db, where, page)
    return { list, total: await countUpTo(db, where, COUNTED_MOST) }
  }
  const ids = await listMatchingIds(db, where, text)
  const shown = ids.slice((page.page - 1) * page.pageSize, page.page * page.pageSize)
  const list = shown.length === 0 ? [] : await listOrders(db, inArray(mallOrder.id, shown))
  return { list, total: ids.length }
}

/** No page shows orders beyond these. */
const COUNTED_MOST = 50_000

function countUpTo(db: Database, where: Where, most: number): Promise<number> {
  return db.$count(db.select({ id: mallOrder.id }).from(mallOrder).where(where).limit(most).as('found'))
}

/**
 * The newest of these orders with the text in their number or in the name that a product had when it was ordered, and the
 * one that has it as its number. The account or shop and the newest first are one index, so that a search costs no more
 * the more orders there are.
 */
async function listMatchingIds(db: Database, where: Where, text: string): Promise<string[]> {
  const newest = db
    .select({ id: mallOrder.id, search: mallOrder.search })
    .from(mallOrder)
    .where(where)
    .orderBy(desc(mallOrder.id))
    .limit(orderSearch.newest)
  const numbered = db
    .select({ id: mallOrder.id })
    .from(mallOrder)
    .where(and(where, eq(mallOrder.number, text.normalize('NFKC').toUpperCase())))
  const { rows } = await db.execute<{ id: string }>(sql`
    with newest as materialized (${newest})
    select id from newest where position(${searchedText(text)}::text in search) > 0
    union ${numbered} order by id desc`)
  return rows.map(({ id }) => id)
}

const hasOpenRequest = sql<boolean>`exists (select from ${orderRequest} r where r.order_id = ${mallOrder.id}
  and r.state = any(${sql.param(openRequestStates)}::text[]))`

/** Why an admin's decision keeps an order from being paid. */
export const heldBy = sql<HeldBy | null>`case when ${shop.status} <> 'open' then 'shop'
  when exists (select from ${orderLine} l join ${product} p on p.id = l.product_id
    where l.order_id = ${mallOrder.id} and p.takedown_reason is not null) then 'product' end`

/** Orders with their lines, newest first. */
export async function listOrders(
  db: Connection,
  where: Where,
  page?: Pick<OrderPage, 'page' | 'pageSize'>,
): Promise<Order[]> {
  const rows = await db
    .select({
      order: mallOrder,
      shopName: shop.name,
      pickupPoint: shop.pickupPoint,
      returnAddress: shop.returnAddress,
      hasOpenRequest,
      heldBy,
      payment: { amount: mallPayment.amount, held: mallPayment.held, refundable: mallPayment.refundable },
    })
    .from(mallOrder)
    .innerJoin(shop, eq(shop.id, mallOrder.shopId))
    .leftJoin(mallPayment, and(eq(mallPayment.id, mallOrder.paymentId), ne(mallPayment.state, 'gone')))
    .where(where)
    .orderBy(desc(mallOrder.id))
    .limit(page?.pageSize ?? 50)
    .offset(page ? (page.page - 1) * page.pageSize : 0)
  const ids = rows.map(({ order }) => order.id)
  const lines =
    ids.length === 0
      ? []
      : await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.skuId))
  return rows.map(({ order, payment, ...rest }) => ({
    ...order,
    ...rest,
    refunded: payment ? centsOfPart(returnedUnits(payment), payment.amount, order.total) : 0n,
    lines: lines.filter((line) => line.orderId === order.id),
  }))
}

/** What is shown of an order's past, oldest first: a page that asks again every few seconds stays small. */
const SHOWN_MOST = 200

export async function listOrderEvents(db: Connection, orderId: string): Promise<OrderEvent[]> {
  const newest = await db
    .select({
      kind: orderEvent.kind,
      actor: orderEvent.actor,
      status: orderEvent.after,
      at: orderEvent.at,
      facts: orderEvent.facts,
    })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(desc(orderEvent.id))
    .limit(SHOWN_MOST)
  return newest.toReversed()
}

export async function listOrderPayments(db: Connection, orderId: string): Promise<SeenPayment[]> {
  const rows = await db
    .select({
      payment: mallPayment,
      symbol: paymentQuote.symbol,
      decimals: paymentQuote.decimals,
      priceSources: paymentQuote.priceSources,
      head: projection.block,
    })
    .from(mallPayment)
    .innerJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
    .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
    .where(eq(mallPayment.orderId, orderId))
    .orderBy(asc(mallPayment.seenAt))
  return rows.map(({ payment, ...rest }) => ({ ...payment, ...rest }))
}

export function listOrderRequests(db: Connection, orderId: string): Promise<OrderRequest[]> {
  return db
    .select()
    .from(orderRequest)
    .where(eq(orderRequest.orderId, orderId))
    .orderBy(asc(orderRequest.createdAt))
}

export async function listOrderMessages(db: Connection, orderId: string): Promise<OrderMessage[]> {
  const newest = await db
    .select({ id: orderMessage.id, from: orderMessage.from, text: orderMessage.text, at: orderMessage.at })
    .from(orderMessage)
    .where(eq(orderMessage.orderId, orderId))
    .orderBy(desc(orderMessage.id))
    .limit(SHOWN_MOST)
  return newest.toReversed()
}
