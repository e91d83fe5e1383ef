import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

import type { Operation, Signed } from './operation.ts'

const BATCH = 500

/** Operations that are not done, needless or failed. */
const isUnfinished = sql`${paymentOperation.state} in ('queued', 'sent')`

/** Adds an operation, once per key. */
export async function insertOperation(
  tx: Transaction,
  operation: typeof paymentOperation.$inferInsert,
): Promise<void> {
  await tx.insert(paymentOperation).values(operation).onConflictDoNothing()
}

/** Locks a chain's operations until the end of the transaction; false while another transaction holds the lock. */
export async function tryLockOperator(tx: Transaction, chainId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('mofu-operator', ${chainId})) as mine`,
  )
  return rows[0]?.mine === true
}

/**
 * All unfinished operations of a chain: sent ones first, then waiting ones, refused ones last. Refunds come before the
 * capture of the same payment: what is owed to the buyer never goes to the shop, also when both are sent again.
 */
export async function listUnfinished(db: Connection, chainId: number): Promise<Operation[]> {
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
    .where(and(eq(paymentOperation.chainId, chainId), isUnfinished))
    .orderBy(
      sql`${paymentOperation.state} <> 'sent'`,
      sql`${paymentOperation.note} is not null`,
      sql`${paymentOperation.kind} <> 'void'`,
      asc(paymentOperation.createdAt),
    )
    .limit(BATCH)
  return rows.map(
    ({ operation, ...rest }) => ({ ...operation, ...rest, isMined: operation.minedAt !== null }) as Operation,
  )
}

/** Voids of a payment that are not finished. */
export function countUnfinishedVoids(db: Connection, paymentId: string): Promise<number> {
  return db.$count(
    paymentOperation,
    and(eq(paymentOperation.paymentId, paymentId), eq(paymentOperation.kind, 'void'), isUnfinished),
  )
}

export async function saveSigned(db: Connection, id: string, { nonce, raw, txHash }: Signed): Promise<void> {
  await update(db, id, {
    state: 'sent',
    nonce,
    raw,
    txHash,
    note: null,
    minedAt: null,
    sentAt: sql`now()` as never,
    attempts: sql`${paymentOperation.attempts} + 1` as never,
  })
}

export async function saveNote(db: Connection, id: string, note: string): Promise<void> {
  await update(db, id, { note })
}

export async function markMined(db: Connection, id: string): Promise<void> {
  await update(db, id, { minedAt: sql`now()` as never })
}

/** Forgets the signed transaction: the operation is signed again. */
export async function requeueOperation(db: Connection, id: string): Promise<void> {
  await update(db, id, { state: 'queued', nonce: null, raw: null, txHash: null, minedAt: null })
}

export async function endOperation(
  db: Connection,
  id: string,
  state: 'done' | 'needless' | 'failed',
  note?: string,
): Promise<void> {
  await update(db, id, { state, note: note ?? null, endedAt: sql`now()` as never })
}

async function update(
  db: Connection,
  id: string,
  values: Partial<typeof paymentOperation.$inferInsert>,
): Promise<void> {
  await db.update(paymentOperation).set(values).where(eq(paymentOperation.id, id))
}

export type OperationCount = { count: number; oldestMs: number; kinds: string }

/** Operations older than this that are in no block yet. */
export function countOverdue(db: Connection, chainId: number, ms: number): Promise<OperationCount> {
  return count(
    db,
    chainId,
    sql`${isUnfinished} and ${paymentOperation.minedAt} is null
      and ${paymentOperation.createdAt} < now() - ${ms}::float8 * interval '1 millisecond'`,
  )
}

/** Given up while money is still in the wrong place. A failed ship moves no money. */
const isStuck = sql`${paymentOperation.state} = 'failed' and ${paymentOperation.kind} <> 'ship' and exists (
  select from ${mallPayment} where ${mallPayment.id} = ${paymentOperation.paymentId}
    and ${mallPayment.held} > ${paymentOperation.leaves})`

/** Operations that were given up while money is still in the wrong place. */
export function countFailed(db: Connection, chainId: number): Promise<OperationCount> {
  return count(db, chainId, isStuck)
}

/** Queues all of these again, as if they had never been sent; returns how many. */
export async function requeueFailed(tx: Transaction, chainId: number): Promise<number> {
  const rows = await tx
    .update(paymentOperation)
    .set({ state: 'queued', nonce: null, raw: null, txHash: null, minedAt: null, endedAt: null, attempts: 0 })
    .where(and(eq(paymentOperation.chainId, chainId), isStuck))
    .returning({ id: paymentOperation.id })
  return rows.length
}

/** Unfinished operations of each chain: how many, and the age of the oldest. */
export async function countUnfinished(
  db: Connection,
): Promise<{ chainId: number; count: number; seconds: number }[]> {
  return db
    .select({
      chainId: paymentOperation.chainId,
      count: sql<number>`count(*)::int`,
      seconds: sql<number>`extract(epoch from now() - min(${paymentOperation.createdAt}))::float8`,
    })
    .from(paymentOperation)
    .where(isUnfinished)
    .groupBy(paymentOperation.chainId)
}

async function count(db: Connection, chainId: number, which: SQL): Promise<OperationCount> {
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
