import { orderMessage, orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import { shop } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { unitsOfPart } from '@mofu/domain/mall/coin-amount'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { and, eq, sql } from 'drizzle-orm'

import type { Caller } from '../../../platform/access.ts'
import { cancelOrder, giveBack } from '../acts/store.ts'
import { roleIn } from '../merchants/store.ts'
import {
  chainOf,
  type LockedOrder,
  lockOrder,
  moveOrder,
  moveStock,
  noteOrder,
  queueOperation,
  tellBuyer,
  tellShop,
} from '../moves/store.ts'
import { newOrderId } from '../orders/new-order-id.ts'
import type { NewRequest, RequestStore } from './request.ts'

type Request = typeof orderRequest.$inferSelect
type Side = 'buyer' | 'merchant'

const { pendingDelivery, shipping, pendingReceipt } = orderStatus

/** When each can be asked for: what is paid and not sent is cancelled, what is under way is returned or made cheaper. */
const askable: Record<NewRequest['kind'], readonly number[]> = {
  cancel: [pendingDelivery],
  return: [shipping, pendingReceipt],
  refund: [shipping, pendingReceipt],
}

export function requestStore(db: Database): RequestStore {
  /** Holds a request and its order for the side that may act on it. */
  const hold = (
    by: Caller,
    requestId: string,
    side: Side,
    act: (tx: Transaction, request: Request, order: LockedOrder) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      const [found] = await tx.select().from(orderRequest).where(eq(orderRequest.id, requestId))
      const order = found && (await lockOrder(tx, found.orderId))
      if (!order || (await sideOf(tx, order, by)) !== side) throw new DomainError('mall.request_not_found')
      // Read again behind the order's lock: only one of two answers counts.
      const [request] = await tx.select().from(orderRequest).where(eq(orderRequest.id, requestId))
      if (!request) throw new DomainError('mall.request_not_found')
      await act(tx, request, order)
    })

  return {
    ask: (by, { orderId, kind, reason, amount }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (order?.accountId !== by.accountId) throw new DomainError('mall.order_not_found')
        if (order.hasOpenRequest) throw new DomainError('mall.request_open')
        const wanted = kind === 'refund' ? (amount ?? order.total) : order.total
        const isPossible = askable[kind].includes(order.status) && order.payState === 'final'
        if (!isPossible || wanted <= 0n || wanted > order.total) throw new DomainError('mall.request_wrong')
        const id = newOrderId()
        await tx.insert(orderRequest).values({ id, orderId, kind, reason, amount: wanted })
        await noteOrder(tx, order, {
          kind: 'requested',
          actor: 'buyer',
          actorId: by.accountId,
          facts: { request: kind },
        })
        await tellShop(tx, order, 'requested', `-${id}`)
        return id
      }),

    withdraw: (by, requestId) =>
      hold(by, requestId, 'buyer', async (tx, request, order) => {
        if (request.state !== 'open' && request.state !== 'agreed')
          throw new DomainError('mall.request_wrong')
        await set(tx, requestId, { state: 'withdrawn', endedAt: new Date() })
        await noteOrder(tx, order, { kind: 'withdrawn', actor: 'buyer', actorId: by.accountId })
      }),

    answer: (by, requestId, { isAgreed, text, returnAddress }) =>
      hold(by, requestId, 'merchant', async (tx, request, order) => {
        if (request.state !== 'open') throw new DomainError('mall.request_wrong')
        const needsAddress = isAgreed && request.kind === 'return'
        if (needsAddress && returnAddress === '') throw new DomainError('mall.return_address_needed')
        const answered = { answer: text, answeredAt: new Date() }
        await noteOrder(tx, order, {
          kind: isAgreed ? 'agreed' : 'refused',
          actor: 'merchant',
          actorId: by.accountId,
          facts: { request: request.kind },
        })
        await tellBuyer(tx, order, 'answered', `-${requestId}`)
        if (!isAgreed) {
          await set(tx, requestId, { ...answered, state: 'refused', endedAt: new Date() })
          return
        }
        if (request.kind === 'cancel') {
          await cancelOrder(tx, order, { actor: 'merchant', actorId: by.accountId, reason: request.reason })
          await set(tx, requestId, { ...answered, state: 'done', endedAt: new Date() })
          return
        }
        if (request.kind === 'return') {
          await set(tx, requestId, { ...answered, returnAddress, state: 'agreed' })
          await tx.update(shop).set({ returnAddress }).where(eq(shop.id, order.shopId))
          return
        }
        await payPart(tx, order, request)
        await set(tx, requestId, { ...answered, state: 'paying' })
      }),

    sendBack: (by, requestId, { company, number }) =>
      hold(by, requestId, 'buyer', async (tx, request, order) => {
        if (request.kind !== 'return' || request.state !== 'agreed')
          throw new DomainError('mall.request_wrong')
        await set(tx, requestId, { state: 'sentBack', expressCompany: company, expressNumber: number })
        await noteOrder(tx, order, { kind: 'sentBack', actor: 'buyer', facts: { company, number } })
        await tellShop(tx, order, 'requested', `-back-${requestId}`)
      }),

    gotBack: (by, requestId) =>
      hold(by, requestId, 'merchant', async (tx, request, order) => {
        const isBack =
          request.kind === 'return' && (request.state === 'sentBack' || request.state === 'agreed')
        if (!isBack) throw new DomainError('mall.request_wrong')
        await moveOrder(tx, order, {
          move: 'return',
          actor: 'merchant',
          actorId: by.accountId,
          values: { closedAt: new Date(), closeReason: 'returned' },
        })
        await moveStock(tx, order.id, 'restock')
        await giveBack(tx, order, `return-${requestId}`)
        await set(tx, requestId, { state: 'done', endedAt: new Date() })
      }),

    write: (by, orderId, text) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        const from = order && (await sideOf(tx, order, by))
        if (!order || !from) throw new DomainError('mall.order_not_found')
        const [message] = await tx
          .insert(orderMessage)
          .values({ orderId, from, authorId: by.accountId, text })
          .returning({ id: orderMessage.id })
        const mark = `-${message?.id}`
        await (from === 'buyer'
          ? tellShop(tx, order, 'message', mark)
          : tellBuyer(tx, order, 'message', mark))
      }),
  }
}

/** A part of the price goes back while all of it is still held. */
async function payPart(tx: Transaction, order: LockedOrder, request: Request): Promise<void> {
  const { paymentId } = order
  const [payment] = paymentId ? await tx.select().from(mallPayment).where(eq(mallPayment.id, paymentId)) : []
  if (!payment) throw new DomainError('mall.request_wrong')
  const back = unitsOfPart(payment.amount, request.amount, order.total)
  if (back <= 0n || back > payment.held) throw new DomainError('mall.request_wrong')
  await queueOperation(tx, {
    key: partKey(request.id),
    paymentId: payment.id,
    chainId: chainOf(payment.id),
    kind: 'void',
    leaves: payment.held - back,
  })
}

function partKey(requestId: string): string {
  return `refund-${requestId}`
}

/** Ends requests whose money has gone back, for good. Run again and again by the worker. */
export async function endPaidRequests(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string; order_id: string }>(sql`
    select r.id, r.order_id from ${orderRequest} r
      join ${paymentOperation} o on o.key = 'refund-' || r.id and o.state in ('done', 'needless')
    where r.state = 'paying' limit 100`)
  for (const { id, order_id: orderId } of rows) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const [ended] = await tx
        .update(orderRequest)
        .set({ state: 'done', endedAt: new Date() })
        .where(and(eq(orderRequest.id, id), eq(orderRequest.state, 'paying')))
        .returning({ id: orderRequest.id })
      if (!order || !ended) return
      await noteOrder(tx, order, { kind: 'refunded', actor: 'house' })
      await tellBuyer(tx, order, 'refunded', `-${id}`)
    })
  }
}

async function set(tx: Transaction, id: string, values: Partial<Request>): Promise<void> {
  await tx.update(orderRequest).set(values).where(eq(orderRequest.id, id))
}

async function sideOf(tx: Transaction, order: LockedOrder, by: Caller): Promise<Side | undefined> {
  if (order.accountId === by.accountId) return 'buyer'
  return (await roleIn(tx, order.shopId, by.accountId)) && 'merchant'
}
