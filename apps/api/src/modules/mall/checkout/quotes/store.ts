import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentHint, paymentQuote } from '@mofu/db/app/mall/payments'
import { shop } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import type { OrderStatus } from '@mofu/domain/mall/order-status'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../../../platform/delete-in-batches.ts'
import { payoutNow } from '../../merchant/shops/store.ts'
import { heldBy } from '../../orders/store.ts'
import type { Payable, Quote } from './quote.ts'

export async function findPayable(db: Connection, orderId: string): Promise<Payable | undefined> {
  const [row] = await db
    .select({
      id: mallOrder.id,
      accountId: mallOrder.accountId,
      status: mallOrder.status,
      payState: mallOrder.payState,
      total: mallOrder.total,
      leftMs: sql<number>`(extract(epoch from ${mallOrder.payDeadline} - now()) * 1000)::float8`,
      number: mallOrder.number,
      shopName: shop.name,
      heldBy,
      payout: payoutNow,
      feeBps: shop.feeBps,
    })
    .from(mallOrder)
    .innerJoin(shop, eq(shop.id, mallOrder.shopId))
    .where(eq(mallOrder.id, orderId))
  return row
}

/** Locks an order and returns its status. */
export async function lockOrderStatus(tx: Transaction, orderId: string): Promise<OrderStatus | undefined> {
  const [order] = await tx
    .select({ status: mallOrder.status })
    .from(mallOrder)
    .where(eq(mallOrder.id, orderId))
    .for('no key update')
  return order?.status
}

export async function insertQuotes(tx: Transaction, quotes: Quote[]): Promise<void> {
  await tx.insert(paymentQuote).values(quotes)
}

export async function insertHint(db: Connection, orderId: string, txHash: string): Promise<void> {
  await db.insert(paymentHint).values({ orderId, txHash }).onConflictDoNothing()
}

export function countHints(db: Connection, orderId: string): Promise<number> {
  return db.$count(paymentHint, eq(paymentHint.orderId, orderId))
}

/** The payment of an order, once indexed. */
export async function findSeenPayment(
  db: Connection,
  orderId: string,
): Promise<{ chainId: number; block: number; head: number } | undefined> {
  const [row] = await db
    .select({ chainId: mallPayment.chainId, block: mallPayment.block, head: projection.block })
    .from(mallPayment)
    .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
    .where(and(eq(mallPayment.orderId, orderId), sql`${mallPayment.state} <> 'gone'`))
    .limit(1)
  return row
}

/** Quotes of an order that can still be paid after the given time: the latest of each coin. */
export async function listLiveQuotes(
  db: Connection,
  { orderId, chainId, after }: { orderId: string; chainId: number; after: number },
): Promise<Quote[]> {
  return (await db
    .selectDistinctOn([paymentQuote.coin])
    .from(paymentQuote)
    .where(
      and(
        eq(paymentQuote.orderId, orderId),
        eq(paymentQuote.chainId, chainId),
        gt(paymentQuote.payBy, after),
      ),
    )
    .orderBy(paymentQuote.coin, desc(paymentQuote.payBy))) as Quote[]
}

/**
 * Deletes unpaid quotes 30 days after the contract stopped accepting them, and payment hints. Paid quotes are kept for
 * accounting as long as their payments.
 */
export async function sweepQuotes(db: Database): Promise<number> {
  const unpaid = db
    .select({ id: paymentQuote.id })
    .from(paymentQuote)
    .where(
      sql`${paymentQuote.payBy} < extract(epoch from now() - interval '30 days')
        and not exists (select from ${mallPayment} where ${mallPayment.id} = ${paymentQuote.id})`,
    )
    .limit(BATCH)
  const quotes = await deleteInBatches(
    async () => (await db.delete(paymentQuote).where(inArray(paymentQuote.id, unpaid))).rowCount ?? 0,
  )
  const hints = await db.delete(paymentHint).where(lt(paymentHint.at, sql`now() - interval '30 days'`))
  return quotes + (hints.rowCount ?? 0)
}
