import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Operation, OperationStore } from './send-operations.ts'

const BATCH = 500

/** Runs `work` while no other worker does so for this chain; false when one does. Nothing is sent before the index is there. */
export async function asOnlyOperator(
  db: Database,
  chainId: number,
  work: (finalized: number) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('mofu-operator', ${chainId})) as mine`,
    )
    const finalized = await finalizedBlock(tx, chainId)
    if (!rows[0]?.mine || finalized === undefined) return false
    await work(finalized)
    return true
  })
}

async function finalizedBlock(tx: Transaction, chainId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ block: projection.finalizedBlock })
    .from(projection)
    .where(eq(projection.chainId, chainId))
  return row?.block
}

/** Each write is a transaction of its own: what was signed is kept before it is sent, whatever happens to the lock. */
export function operationStore(db: Database, chainId: number): OperationStore {
  const set = async (id: string, values: Partial<typeof paymentOperation.$inferInsert>) => {
    await db.update(paymentOperation).set(values).where(eq(paymentOperation.id, id))
  }
  return {
    open: async () => {
      const rows = await db
        .select({
          operation: paymentOperation,
          onChain: paymentQuote.paymentId,
          split: paymentQuote.split,
          held: mallPayment.held,
          stage: mallPayment.stage,
          sentMsAgo: sql<number>`coalesce(extract(epoch from now() - ${paymentOperation.sentAt}) * 1000, 0)::float8`,
          ageMs: sql<number>`(extract(epoch from now() - ${paymentOperation.createdAt}) * 1000)::float8`,
        })
        .from(paymentOperation)
        .innerJoin(paymentQuote, eq(paymentQuote.id, paymentOperation.paymentId))
        .innerJoin(mallPayment, eq(mallPayment.id, paymentOperation.paymentId))
        .where(
          and(eq(paymentOperation.chainId, chainId), sql`${paymentOperation.state} in ('queued', 'sent')`),
        )
        .orderBy(
          sql`${paymentOperation.state} <> 'sent'`,
          sql`${paymentOperation.note} is not null`,
          asc(paymentOperation.createdAt),
        )
        .limit(BATCH)
      return rows.map(({ operation, ...rest }) => ({ ...operation, ...rest }) as Operation)
    },
    keepSigned: (id, { nonce, raw, txHash }) =>
      set(id, {
        state: 'sent',
        nonce,
        raw,
        txHash,
        note: null,
        sentAt: sql`now()` as never,
        tries: sql`${paymentOperation.tries} + 1` as never,
      }),
    noteRefusal: (id, note) => set(id, { note }),
    requeue: (id) => set(id, { state: 'queued', nonce: null, raw: null, txHash: null }),
    end: (id, state, note) => set(id, { state, note: note ?? null, endedAt: sql`now()` as never }),
  }
}
