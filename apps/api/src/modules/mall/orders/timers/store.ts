import type { Connection, Transaction } from '@mofu/db/connect'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { openRequestStates } from '@mofu/domain/mall/request-rules'
import { type SQL, sql } from 'drizzle-orm'

const BATCH = 100

/**
 * Unpaid orders past their deadline that can no longer be paid on chain: the index has passed the deadline of each
 * quote, by the chain's clock, without a payment. So none is listed while the index lags.
 */
export function listExpiredOrderIds(db: Connection): Promise<string[]> {
  const margin = orderTimes.chainMarginMs / 1_000
  return listIds(
    db,
    sql`
    select o.id from app.mall_order o
    where o.status = ${orderStatus.paymentPending} and o.pay_deadline < now() and o.pay_state <> 'seen'
      and not exists (select from app.payment_quote q left join app.projection p on p.chain_id = q.chain_id
        where q.order_id = o.id and (p.block_time is null or q.pay_by + ${margin} >= p.block_time))
    order by o.pay_deadline limit ${BATCH}`,
  )
}

const delivery = sql`o.days_most * interval '24 hours'`
const ms = (time: number) => sql`${time}::bigint * interval '1 millisecond'`

/** Orders that were shipped long enough ago to have arrived. */
export function listArrivedOrderIds(db: Connection): Promise<string[]> {
  return listIds(
    db,
    sql`
    select o.id from app.mall_order o where o.status = ${orderStatus.shipping}
      and o.shipped_at < now() - ${ms(orderTimes.arriveMs)} and o.shipped_at < now() - ${delivery} limit ${BATCH}`,
  )
}

/** A request that is open, whose refusal can still be disputed, or that another may follow. */
const holdsUp = sql`(r.state = any(${sql.param(openRequestStates)}::text[])
  or r.state in ('refused', 'withdrawn') and r.act_by > now())`

/** Whether an order must not be received automatically now. */
export async function isHeldUp(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from app.order_request r where r.order_id = ${orderId} and ${holdsUp}`,
  )
  return rows.length > 0
}

/** When an order counts as received, as `receivedBy` in domain/mall/order-deadlines.ts has it without requests. */
const due = sql`greatest(
  case when o.is_pickup then o.arrived_at + ${ms(orderTimes.pickupMs)}
    else greatest(o.arrived_at, o.shipped_at + greatest(${ms(orderTimes.earliestArrivalMs)}, ${delivery}))
      + ${ms(orderTimes.receiveMs)} end,
  o.express_at + ${ms(orderTimes.receiveMs)})`

const isNotHeldUp = sql`not exists (select from app.order_request r where r.order_id = o.id and ${holdsUp})`

/** Orders delivered long enough ago that no request holds up. */
export function listReceivedOrderIds(db: Connection): Promise<string[]> {
  return listIds(
    db,
    sql`
    select o.id from app.mall_order o where o.status = ${orderStatus.pendingReceipt} and ${due} < now()
      and ${isNotHeldUp} limit ${BATCH}`,
  )
}

/** Orders that soon count as received, whose buyers were not reminded. */
export function listOrderIdsToRemind(db: Connection): Promise<string[]> {
  return listIds(
    db,
    sql`
    select o.id from app.mall_order o where o.status = ${orderStatus.pendingReceipt} and o.reminded_at is null
      and now() between ${due} - ${ms(orderTimes.remindMs)} and ${due}
      and ${isNotHeldUp} limit ${BATCH}`,
  )
}

async function listIds(db: Connection, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
