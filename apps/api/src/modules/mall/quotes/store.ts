import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentHint, paymentQuote } from '@mofu/db/app/mall/payments'
import { shop } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { and, desc, eq, gt, sql } from 'drizzle-orm'

import { payoutNow } from '../merchants/store.ts'
import type { HintStore } from './hint-payment.ts'
import type { QuoteStore } from './list-pay-options.ts'
import type { Quote } from './quote.ts'

export function quoteStore(db: Database): QuoteStore & HintStore {
  return {
    payable: async (orderId) => {
      const [row] = await db
        .select({
          id: mallOrder.id,
          accountId: mallOrder.accountId,
          status: mallOrder.status,
          payState: mallOrder.payState,
          total: mallOrder.total,
          leftMs: sql<number>`(extract(epoch from ${mallOrder.payDeadline} - now()) * 1000)::float8`,
          payout: payoutNow,
          feeBps: shop.feeBps,
        })
        .from(mallOrder)
        .innerJoin(shop, eq(shop.id, mallOrder.shopId))
        .where(eq(mallOrder.id, orderId))
      return row
    },
    live: async (orderId, chainId, after) =>
      (await db
        .selectDistinctOn([paymentQuote.coin])
        .from(paymentQuote)
        .where(
          and(
            eq(paymentQuote.orderId, orderId),
            eq(paymentQuote.chainId, chainId),
            gt(paymentQuote.payBy, after),
          ),
        )
        .orderBy(paymentQuote.coin, desc(paymentQuote.payBy))) as Quote[],
    keep: (orderId, quotes) =>
      db.transaction(async (tx) => {
        // Whoever closes the order meanwhile waits for these, and sees them.
        const [order] = await tx
          .select({ status: mallOrder.status })
          .from(mallOrder)
          .where(eq(mallOrder.id, orderId))
          .for('no key update')
        if (order?.status !== orderStatus.paymentPending) return false
        await tx.insert(paymentQuote).values([...quotes])
        return true
      }),
    hint: async (orderId, txHash) => {
      await db.insert(paymentHint).values({ orderId, txHash }).onConflictDoNothing()
    },
    hintCount: (orderId) => db.$count(paymentHint, eq(paymentHint.orderId, orderId)),
    seen: async (orderId) => {
      const [row] = await db
        .select({ block: mallPayment.block, head: projection.block })
        .from(mallPayment)
        .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
        .where(and(eq(mallPayment.orderId, orderId), sql`${mallPayment.state} <> 'gone'`))
        .limit(1)
      return row
    },
  }
}
