import type { Database } from '@mofu/db/connect'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { sql } from 'drizzle-orm'

import { closeUnpaid, receiveOrder } from '../acts/store.ts'
import { lockOrder, moveOrder } from '../moves/store.ts'
import { eachRow } from './each-row.ts'

const BATCH = 100

type Due = { id: string }

/**
 * Closes what nobody paid in time. An order whose offers could still be paid on chain stays: the index must have come past
 * the last moment of each, by the chain's own clock, and have seen nothing. So nothing is closed while the index lags.
 */
export async function closeExpired(db: Database): Promise<number> {
  const margin = orderTimes.chainMarginMs / 1_000
  const { rows } = await db.execute<Due>(sql`
    select o.id from app.mall_order o
    where o.status = ${orderStatus.paymentPending} and o.pay_deadline < now() and o.pay_state <> 'seen'
      and not exists (select from app.payment_quote q left join app.projection p on p.chain_id = q.chain_id
        where q.order_id = o.id and (p.block_time is null or q.pay_by + ${margin} >= p.block_time))
    order by o.pay_deadline limit ${BATCH}`)
  return each(db, rows, async (tx, order) => {
    if (order.status !== orderStatus.paymentPending || order.payState === 'seen') return false
    if (order.payDeadline > new Date()) return false
    await closeUnpaid(tx, order, { actor: 'house', reason: 'timer' })
    return true
  })
}

/** What was sent so long ago has arrived. */
export async function noteArrivals(db: Database): Promise<number> {
  const { rows } = await db.execute<Due>(sql`
    select id from app.mall_order where status = ${orderStatus.shipping}
      and shipped_at < now() - ${orderTimes.arriveMs} * interval '1 millisecond' limit ${BATCH}`)
  return each(db, rows, async (tx, order) => {
    if (order.status !== orderStatus.shipping) return false
    await moveOrder(tx, order, { move: 'arrive', actor: 'house', values: { arrivedAt: new Date() } })
    return true
  })
}

/** What arrived so long ago, and nobody complained about, is received. */
export async function receiveSilent(db: Database): Promise<number> {
  const { rows } = await db.execute<Due>(sql`
    select id from app.mall_order o where o.status = ${orderStatus.pendingReceipt}
      and o.arrived_at < now() - (case when o.is_pickup then ${orderTimes.pickupMs}::bigint
        else ${orderTimes.receiveMs}::bigint end) * interval '1 millisecond'
      and not exists (select from app.order_request r where r.order_id = o.id
        and r.state in ('open', 'agreed', 'sentBack', 'paying'))
    limit ${BATCH}`)
  return each(db, rows, async (tx, order) => {
    if (order.status !== orderStatus.pendingReceipt || order.hasOpenRequest) return false
    await receiveOrder(tx, order, { actor: 'house' })
    return true
  })
}

type Act = (
  tx: Parameters<typeof lockOrder>[0],
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
) => Promise<boolean>

/** One transaction for each: any number of workers may try, and the one that holds the order looks again before it acts. */
function each(db: Database, rows: readonly Due[], act: Act): Promise<number> {
  return eachRow(rows, ({ id }) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      return order !== undefined && (await act(tx, order))
    }),
  )
}
