import { mallOrder, orderRequest } from '@mofu/db/app/mall/orders'
import { shop } from '@mofu/db/app/mall/shop'
import type { Connection, Database } from '@mofu/db/connect'
import type { RequestKind } from '@mofu/domain/mall/request-rules'
import { asc, eq, sql } from 'drizzle-orm'

const MOST = 100

type Dispute = {
  requestId: string
  orderId: string
  orderNumber: string
  shopName: string
  kind: RequestKind
  amount: bigint
  currency: string
  reason: string
  disputedAt: Date
  /** When it should be decided. */
  actBy: Date
}

/** Disputed requests, longest waiting first. */
export async function listDisputes(db: Database): Promise<{ count: number; list: Dispute[] }> {
  const isDisputed = eq(orderRequest.state, 'disputed')
  const [list, count] = [
    await db
      .select({
        requestId: orderRequest.id,
        orderId: mallOrder.id,
        orderNumber: mallOrder.number,
        shopName: shop.name,
        kind: orderRequest.kind,
        amount: orderRequest.amount,
        currency: mallOrder.currency,
        reason: orderRequest.reason,
        disputedAt: sql`coalesce(${orderRequest.disputedAt}, ${orderRequest.createdAt})`.mapWith(
          orderRequest.createdAt,
        ),
        actBy: sql`coalesce(${orderRequest.actBy}, ${orderRequest.createdAt})`.mapWith(
          orderRequest.createdAt,
        ),
      })
      .from(orderRequest)
      .innerJoin(mallOrder, eq(mallOrder.id, orderRequest.orderId))
      .innerJoin(shop, eq(shop.id, mallOrder.shopId))
      .where(isDisputed)
      .orderBy(asc(orderRequest.actBy))
      .limit(MOST),
    await db.$count(orderRequest, isDisputed),
  ]
  return { count, list }
}

/** Disputes that no admin has decided in time, and the age of the oldest. */
export async function countOverdueDisputes(db: Connection): Promise<{ count: number; hours: number }> {
  const { rows } = await db.execute<{ count: number; hours: number }>(sql`
    select count(*)::int as count,
      coalesce(floor(extract(epoch from now() - min(disputed_at)) / 3600), 0)::int as hours
    from app.order_request where state = 'disputed' and act_by < now()`)
  return rows[0] ?? { count: 0, hours: 0 }
}
