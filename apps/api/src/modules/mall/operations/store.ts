import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

import type { Operation, OperationStore } from './send-operations.ts'
import type { OperationWatchStore } from './watch-operations.ts'

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
      return rows.map(
        ({ operation, ...rest }) =>
          ({ ...operation, ...rest, isMined: operation.minedAt !== null }) as Operation,
      )
    },
    keepSigned: (id, { nonce, raw, txHash }) =>
      set(id, {
        state: 'sent',
        nonce,
        raw,
        txHash,
        note: null,
        minedAt: null,
        sentAt: sql`now()` as never,
        tries: sql`${paymentOperation.tries} + 1` as never,
      }),
    noteRefusal: (id, note) => set(id, { note }),
    noteMined: (id) => set(id, { minedAt: sql`now()` as never }),
    requeue: (id) => set(id, { state: 'queued', nonce: null, raw: null, txHash: null, minedAt: null }),
    end: (id, state, note) => set(id, { state, note: note ?? null, endedAt: sql`now()` as never }),
  }
}

export function operationWatchStore(db: Database): OperationWatchStore {
  const count = async (chainId: number, which: SQL | undefined) => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldestMs: sql<number>`coalesce(extract(epoch from now() - min(${paymentOperation.createdAt})) * 1000, 0)::float8`,
        kinds: sql<string>`coalesce(string_agg(distinct ${paymentOperation.kind}, ', '), '')`,
      })
      .from(paymentOperation)
      .where(and(eq(paymentOperation.chainId, chainId), which))
    return row ?? { count: 0, oldestMs: 0, kinds: '' }
  }
  return {
    overdue: (chainId, ms) =>
      count(
        chainId,
        sql`${paymentOperation.state} in ('queued', 'sent') and ${paymentOperation.minedAt} is null
          and ${paymentOperation.createdAt} < now() - ${ms}::float8 * interval '1 millisecond'`,
      ),
    failed: (chainId) =>
      count(
        chainId,
        // A ship that failed moves no money; the others leave some where it should not be.
        sql`${paymentOperation.state} = 'failed' and ${paymentOperation.kind} <> 'ship' and exists (
          select from ${mallPayment} where ${mallPayment.id} = ${paymentOperation.paymentId}
            and ${mallPayment.held} > ${paymentOperation.leaves})`,
      ),
  }
}
