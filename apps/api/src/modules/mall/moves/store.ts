import { mallOrder, orderEvent, orderLine, orderRequest } from '@mofu/db/app/mall/orders'
import { paymentOperation } from '@mofu/db/app/mall/payments'
import { shopMember } from '@mofu/db/app/mall/shop'
import { product, sku } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { OrderNews } from '@mofu/domain/mall/order-news'
import { afterMove, mayMove, type OrderActor, type OrderMove } from '@mofu/domain/mall/order-status'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { notify } from '../../accounts/index.ts'

export type LockedOrder = typeof mallOrder.$inferSelect & { hasOpenRequest: boolean }

type Values = Partial<typeof mallOrder.$inferInsert>

export type Moving = {
  move: OrderMove
  actor: OrderActor
  actorId?: string | undefined
  facts?: Record<string, string>
  values?: Values
}

const openStates = ['open', 'agreed', 'sentBack', 'paying'] as const

/** Takes an order for this transaction: whoever else wants to change it waits. */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder | undefined> {
  const [order] = await tx.select().from(mallOrder).where(eq(mallOrder.id, id)).for('no key update')
  if (!order) return undefined
  const open = await tx.$count(
    orderRequest,
    and(eq(orderRequest.orderId, id), inArray(orderRequest.state, [...openStates])),
  )
  return { ...order, hasOpenRequest: open > 0 }
}

/**
 * The one function that changes an order's status. The move must be legal from where the order stands, and the order must
 * still stand where it was read.
 */
export async function moveOrder(
  tx: Transaction,
  order: LockedOrder,
  { move, actor, actorId, facts = {}, values = {} }: Moving,
): Promise<LockedOrder> {
  const status = afterMove(order.status, move)
  if (status === undefined || !mayMove(actor, move)) {
    throw new DomainError('mall.order_moved', { status: order.status })
  }
  const [moved] = await tx
    .update(mallOrder)
    .set({ ...values, status, version: order.version + 1 })
    .where(
      and(
        eq(mallOrder.id, order.id),
        eq(mallOrder.status, order.status),
        eq(mallOrder.version, order.version),
      ),
    )
    .returning()
  if (!moved) throw new DomainError('mall.order_moved', { status: order.status })
  await tx.insert(orderEvent).values({
    orderId: order.id,
    kind: move,
    actor,
    actorId: actorId ?? null,
    before: order.status,
    after: status,
    facts,
  })
  await tellBuyer(tx, moved, move)
  return { ...moved, hasOpenRequest: order.hasOpenRequest }
}

/** Writes down something that happened without moving the order. */
export async function noteOrder(
  tx: Transaction,
  order: Pick<LockedOrder, 'id' | 'status'>,
  note: { kind: string; actor: OrderActor; actorId?: string | undefined; facts?: Record<string, string> },
): Promise<void> {
  await tx.insert(orderEvent).values({
    orderId: order.id,
    kind: note.kind,
    actor: note.actor,
    actorId: note.actorId ?? null,
    before: order.status,
    after: order.status,
    facts: note.facts ?? {},
  })
}

/** Changes what is not the status. */
export async function changeOrder(tx: Transaction, order: LockedOrder, values: Values): Promise<LockedOrder> {
  const [changed] = await tx
    .update(mallOrder)
    .set({ ...values, version: order.version + 1 })
    .where(and(eq(mallOrder.id, order.id), eq(mallOrder.version, order.version)))
    .returning()
  if (!changed) throw new DomainError('mall.order_moved', { status: order.status })
  return { ...changed, hasOpenRequest: order.hasOpenRequest }
}

type Told = Pick<LockedOrder, 'id' | 'number' | 'version' | 'accountId' | 'shopId'>

export async function tellBuyer(tx: Transaction, order: Told, state: OrderNews, mark = ''): Promise<void> {
  await notify(tx, {
    accountId: order.accountId,
    kind: 'order',
    eventId: `order-${order.id}-${order.version}-${state}${mark}`,
    facts: { number: order.number, state, orderId: order.id },
  })
}

export async function tellShop(tx: Transaction, order: Told, state: OrderNews, mark = ''): Promise<void> {
  const members = await tx
    .select({ accountId: shopMember.accountId })
    .from(shopMember)
    .where(eq(shopMember.shopId, order.shopId))
  for (const { accountId } of members) {
    await notify(tx, {
      accountId,
      kind: 'order',
      eventId: `shop-${order.id}-${order.version}-${state}${mark}`,
      facts: { number: order.number, state, orderId: order.id, shopId: String(order.shopId) },
    })
  }
}

/** How the stock of an order's goods changes: [on hand, reserved] for each piece. */
const stockMoves = {
  /** Paid: the pieces leave the shelf and the reservation. */
  sell: [-1, -1],
  /** A reorg took the payment: back on the shelf, still kept. */
  unsell: [1, 1],
  /** Closed before it was paid. */
  release: [0, -1],
  /** Cancelled or returned after it was paid. */
  restock: [1, 0],
  /** Paid after it was closed: taken straight off the shelf. */
  resell: [-1, 0],
} as const

/** Moves the stock of an order's goods, in the order of their ids, as everybody does. False when there is not enough. */
export async function moveStock(
  tx: Transaction,
  orderId: string,
  move: keyof typeof stockMoves,
): Promise<boolean> {
  const [onHand, reserved] = stockMoves[move]
  const lines = await tx
    .select({ skuId: orderLine.skuId, productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.skuId))
  for (const { skuId, quantity } of lines) {
    const [moved] = await tx
      .update(sku)
      .set({
        onHand: sql`${sku.onHand} + ${onHand * quantity}`,
        reserved: sql`${sku.reserved} + ${reserved * quantity}`,
      })
      .where(
        and(
          eq(sku.id, skuId),
          move === 'resell' ? sql`${sku.onHand} - ${sku.reserved} >= ${quantity}` : undefined,
        ),
      )
      .returning({ id: sku.id })
    if (!moved) return false
  }
  const sold = { sell: 1, resell: 1, unsell: -1, restock: -1, release: 0 }[move]
  if (sold !== 0) {
    for (const { productId, quantity } of lines.toSorted((a, b) => a.productId - b.productId)) {
      await tx
        .update(product)
        .set({ soldCount: sql`greatest(0, ${product.soldCount} + ${sold * quantity})` })
        .where(eq(product.id, productId))
    }
  }
  return true
}

type Wanted = {
  key: string
  paymentId: string
  chainId: number
  kind: 'ship' | 'capture' | 'void'
  /** For a void: what stays held. */
  leaves?: bigint
}

/** Has the house do something on chain, once for each key. */
export async function queueOperation(tx: Database | Transaction, wanted: Wanted): Promise<void> {
  await tx.insert(paymentOperation).values(wanted).onConflictDoNothing()
}

export function chainOf(paymentId: string): number {
  return Number(paymentId.slice(0, paymentId.indexOf('-')))
}
