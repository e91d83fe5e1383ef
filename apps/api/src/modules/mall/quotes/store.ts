import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentHint, paymentQuote } from '@mofu/db/app/mall/payments'
import { shop } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../../platform/delete-in-batches.ts'
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
    live: (orderId, chainId, after) => liveQuotes(db, { orderId, chainId, after }),
    save: (quotes, after) =>
      db.transaction(async (tx) => {
        const [first] = quotes
        if (!first) return []
        const { orderId, chainId } = first
        // Whoever closes the order meanwhile waits for these, and sees them; so does whoever makes quotes, too.
        const [order] = await tx
          .select({ status: mallOrder.status })
          .from(mallOrder)
          .where(eq(mallOrder.id, orderId))
          .for('no key update')
        if (order?.status !== orderStatus.paymentPending) return undefined
        const live = await liveQuotes(tx, { orderId, chainId, after })
        const made = quotes.filter(({ coin }) => !live.some((quote) => quote.coin === coin))
        if (made.length > 0) await tx.insert(paymentQuote).values(made)
        return [...live.filter(({ coin }) => quotes.some((quote) => quote.coin === coin)), ...made]
      }),
    hint: async (orderId, txHash) => {
      await db.insert(paymentHint).values({ orderId, txHash }).onConflictDoNothing()
    },
    hintCount: (orderId) => db.$count(paymentHint, eq(paymentHint.orderId, orderId)),
    seen: async (orderId) => {
      const [row] = await db
        .select({ chainId: mallPayment.chainId, block: mallPayment.block, head: projection.block })
        .from(mallPayment)
        .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
        .where(and(eq(mallPayment.orderId, orderId), sql`${mallPayment.state} <> 'gone'`))
        .limit(1)
      return row
    },
  }
}

async function liveQuotes(
  db: Database | Transaction,
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
 * Deletes quotes that nobody paid, 30 days after the contract stopped taking them, and what buyers posted about payments.
 * A quote that was paid explains the payment for as long as the books are kept.
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
