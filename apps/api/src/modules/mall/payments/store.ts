import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { Escrow } from '@mofu/domain/mall/order-rules'
import type { SettlingOrder, SettlingPayment } from '@mofu/domain/mall/settle'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'

const BATCH = 1_000

export type Payment = typeof mallPayment.$inferSelect

type Quoted = { coin: string; amount: bigint }

export type Unsettled = {
  payment: SettlingPayment & { txHash: string; chainId: number; onChain: string; logIndex: number }
  quote: Quoted | undefined
  order: SettlingOrder | undefined
  orderId: string | null
}

/** The indexed and the finalized block of a chain. */
export async function findIndexedBlocks(
  db: Connection,
  chainId: number,
): Promise<{ block: number; finalizedBlock: number } | undefined> {
  const [row] = await db
    .select({ block: projection.block, finalizedBlock: projection.finalizedBlock })
    .from(projection)
    .where(eq(projection.chainId, chainId))
  return row
}

/** Payments that may need a decision: those without an order first, then the oldest. */
export async function listUnsettled(
  db: Connection,
  chainId: number,
  { finalized }: { finalized: number },
): Promise<Unsettled[]> {
  const isKnown = sql`coalesce(${mallOrder.paymentId} = ${mallPayment.id}, false)`
  const rows = await db
    .select({
      payment: mallPayment,
      order: mallOrder,
      quote: { coin: paymentQuote.coin, amount: paymentQuote.amount },
      onChain: sql<string>`substr(${mallPayment.id}, strpos(${mallPayment.id}, '-') + 1)`,
    })
    .from(mallPayment)
    .leftJoin(mallOrder, eq(mallOrder.id, mallPayment.orderId))
    .leftJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
    .where(
      and(
        eq(mallPayment.chainId, chainId),
        isNull(mallPayment.issue),
        or(
          eq(mallPayment.state, 'seen'),
          // A confirmed payment only waits for finality.
          and(eq(mallPayment.state, 'confirmed'), lte(mallPayment.block, finalized)),
          and(eq(mallPayment.state, 'gone'), isKnown),
        ),
      ),
    )
    .orderBy(isKnown, asc(mallPayment.block), asc(mallPayment.logIndex))
    .limit(BATCH)
  return rows.map(({ payment, order, quote, onChain }) => ({
    payment: { ...payment, onChain },
    order: order ?? undefined,
    quote: quote ?? undefined,
    orderId: payment.orderId,
  }))
}

/** Of each chain: for how long the oldest payment that is not final has been known. A removed one is not waiting. */
export async function ageOfUnsettled(db: Connection): Promise<{ chainId: number; seconds: number }[]> {
  return db
    .select({
      chainId: mallPayment.chainId,
      seconds: sql<number>`extract(epoch from now() - min(${mallPayment.seenAt}))::float8`,
    })
    .from(mallPayment)
    .where(
      sql`${mallPayment.state} <> 'final' and ${mallPayment.state} <> 'gone' and ${mallPayment.issue} is null`,
    )
    .groupBy(mallPayment.chainId)
}

export async function findPayment(db: Connection, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(mallPayment).where(eq(mallPayment.id, id))
  return payment
}

/** What the contract has of an order's payment. */
export async function findEscrow(db: Connection, paymentId: string | null): Promise<Escrow | undefined> {
  if (paymentId === null) return undefined
  const [found] = await db
    .select({
      held: mallPayment.held,
      refundable: mallPayment.refundable,
      stage: mallPayment.stage,
      captureBy: paymentQuote.captureBy,
      chainTime: projection.blockTime,
    })
    .from(mallPayment)
    .innerJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
    .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
    .where(eq(mallPayment.id, paymentId))
  if (!found) return undefined
  const { held, refundable, stage, captureBy, chainTime } = found
  const dateOf = (seconds: number) => new Date(seconds * 1_000)
  return { held, refundable, stage, captureBy: dateOf(captureBy), chainTime: dateOf(chainTime) }
}

/** Whether a payment came from a wallet, or goes to it as the shop's share. */
export async function hasStake(
  db: Connection,
  paymentId: string | null,
  wallet: string | null,
): Promise<boolean> {
  if (paymentId === null || wallet === null) return false
  const address = wallet.toLowerCase()
  const [found] = await db
    .select({ id: mallPayment.id })
    .from(mallPayment)
    .leftJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
    .where(
      and(
        eq(mallPayment.id, paymentId),
        // Our splits name the shop first.
        or(eq(mallPayment.payer, address), sql`${paymentQuote.split} -> 0 ->> 'account' = ${address}`),
      ),
    )
  return found !== undefined
}

export async function lockPayment(tx: Transaction, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(mallPayment).where(eq(mallPayment.id, id)).for('update')
  return payment
}

export async function updatePayment(
  db: Connection,
  id: string,
  values: Partial<Pick<Payment, 'state' | 'issue'>>,
): Promise<void> {
  await db.update(mallPayment).set(values).where(eq(mallPayment.id, id))
}

/** What was quoted under a payment's id. */
export async function findQuoted(db: Connection, id: string): Promise<Quoted | undefined> {
  const [quote] = await db
    .select({ coin: paymentQuote.coin, amount: paymentQuote.amount })
    .from(paymentQuote)
    .where(eq(paymentQuote.id, id))
  return quote
}
