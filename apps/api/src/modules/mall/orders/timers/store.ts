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

/** Orders that were shipped long enough ago to have arrived. */
export function listArrivedOrderIds(db: Connection): Promise<string[]> {
  return listIds(
    db,
    sql`
    select id from app.mall_order where status = ${orderStatus.shipping}
      and shipped_at < now() - ${orderTimes.arriveMs} * interval '1 millisecond' limit ${BATCH}`,
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

/** Orders delivered long enough ago that no request holds up. */
export function listReceivedOrderIds(db: Connection): Promise<string[]> {
  return listIds(
    db,
    sql`
    select id from app.mall_order o where o.status = ${orderStatus.pendingReceipt}
      and case when o.is_pickup then o.arrived_at < now() - ${orderTimes.pickupMs}::bigint * interval '1 millisecond'
        else greatest(o.arrived_at, o.shipped_at + ${orderTimes.earliestArrivalMs}::bigint * interval '1 millisecond')
          < now() - ${orderTimes.receiveMs}::bigint * interval '1 millisecond' end
      and not exists (select from app.order_request r where r.order_id = o.id and ${holdsUp})
    limit ${BATCH}`,
  )
}

async function listIds(db: Connection, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
