import { orderMessage, orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import type { Connection, Transaction } from '@mofu/db/connect'
import { openRequestStates, requestClock } from '@mofu/domain/mall/request-rules'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'

const BATCH = 100

export type Request = typeof orderRequest.$inferSelect
export type RequestValues = Partial<Omit<Request, 'id' | 'orderId'>>

export async function findRequest(db: Connection, id: string): Promise<Request | undefined> {
  const [request] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
  return request
}

export function listRequestsOfOrder(db: Connection, orderId: string): Promise<Request[]> {
  return db.select().from(orderRequest).where(eq(orderRequest.orderId, orderId))
}

export async function insertRequest(
  tx: Transaction,
  request: typeof orderRequest.$inferInsert,
): Promise<void> {
  await tx.insert(orderRequest).values(request)
}

/** Updates a request whose state did not change since it was read; false when it did. */
export async function updateRequest(
  tx: Transaction,
  { id, state }: Pick<Request, 'id' | 'state'>,
  values: RequestValues,
): Promise<boolean> {
  const [updated] = await tx
    .update(orderRequest)
    .set(values)
    .where(and(eq(orderRequest.id, id), eq(orderRequest.state, state)))
    .returning({ id: orderRequest.id })
  return updated !== undefined
}

export async function clearReminder(tx: Transaction, id: string): Promise<void> {
  await tx.update(orderRequest).set({ remindAt: null }).where(eq(orderRequest.id, id))
}

/** The refused requests of an order can no longer be disputed, and withdrawn ones hold it up no more. */
export async function clearDisputeDeadlines(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(orderRequest)
    .set({ actBy: null })
    .where(and(eq(orderRequest.orderId, orderId), inArray(orderRequest.state, ['refused', 'withdrawn'])))
}

/** An order that is refunded has no open requests. */
export async function endOpenRequests(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(orderRequest)
    .set({ ...requestClock('done', new Date()), state: 'done', endedAt: new Date() })
    .where(and(eq(orderRequest.orderId, orderId), inArray(orderRequest.state, [...openRequestStates])))
}

export async function insertMessage(
  tx: Transaction,
  message: { orderId: string; from: 'buyer' | 'merchant'; authorId: string; text: string },
): Promise<number | undefined> {
  const [inserted] = await tx.insert(orderMessage).values(message).returning({ id: orderMessage.id })
  return inserted?.id
}

export type RequestRef = { id: string; orderId: string }

/** Requests whose side that must act is to be reminded now. */
export function listRequestsToRemind(db: Connection): Promise<RequestRef[]> {
  return listRefs(
    db,
    sql`
    select id, order_id from app.order_request where remind_at < now() order by remind_at limit ${BATCH}`,
  )
}

/** Requests whose deadline has passed without the side acting that must. */
export function listOverdueRequests(db: Connection): Promise<RequestRef[]> {
  return listRefs(
    db,
    sql`
    select id, order_id from app.order_request
    where state in ('open', 'agreed', 'sentBack') and act_by < now() order by act_by limit ${BATCH}`,
  )
}

/** Requests whose refund is final. */
export function listRefundedRequests(db: Connection): Promise<RequestRef[]> {
  return listPaying(db, sql`o.state in ('done', 'needless') and p.held + p.refundable <= o.leaves`)
}

/** Requests whose refund failed because the payer released the payment to the shop before. */
export function listReleasedRequests(db: Connection): Promise<RequestRef[]> {
  return listPaying(
    db,
    sql`o.state in ('needless', 'failed') and p.stage = 'released' and p.held + p.refundable > o.leaves`,
  )
}

function listPaying(db: Connection, which: SQL): Promise<RequestRef[]> {
  return listRefs(
    db,
    sql`
    select r.id, r.order_id from ${orderRequest} r
      join ${paymentOperation} o on o.key = 'refund-' || r.id
      join ${mallPayment} p on p.id = o.payment_id
    where r.state = 'paying' and ${which} limit ${BATCH}`,
  )
}

async function listRefs(db: Connection, query: SQL): Promise<RequestRef[]> {
  const { rows } = await db.execute<{ id: string; order_id: string }>(query)
  return rows.map(({ id, order_id: orderId }) => ({ id, orderId }))
}
