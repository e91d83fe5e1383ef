import { randomUUID } from 'node:crypto'

import { predictionCoin } from '@mofu/db/app/predictions'
import { quiz } from '@mofu/db/app/predictions/quiz'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, eq, sql } from 'drizzle-orm'

/**
 * Returns the number of the new quiz; undefined if the author has the same form waiting already. Its dossier contains the
 * number, so that it is written after it: until then a value that no other quiz has stands in its place.
 */
export async function insertQuiz(
  tx: Transaction,
  row: Omit<typeof quiz.$inferInsert, 'dossier' | 'dossierText'>,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(quiz)
    .values({ ...row, dossier: randomUUID(), dossierText: '' })
    .onConflictDoNothing()
    .returning({ id: quiz.id })
  return inserted?.id
}

export async function setDossier(
  tx: Transaction,
  id: number,
  dossier: { dossier: string; dossierText: string },
): Promise<void> {
  await tx.update(quiz).set(dossier).where(eq(quiz.id, id))
}

export async function findWaiting(
  tx: Transaction,
  author: string,
  formHash: string,
): Promise<{ id: number; version: number; dossier: string } | undefined> {
  const [row] = await tx
    .select({ id: quiz.id, version: quiz.version, dossier: quiz.dossier })
    .from(quiz)
    .where(and(eq(quiz.author, author), eq(quiz.formHash, formHash), eq(quiz.state, 'new')))
  return row
}

/** Until the end of the transaction an author submits one quiz at a time, so that the limit holds. */
export async function lockAuthor(tx: Transaction, author: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('quiz-author ' || ${author}, 0))`)
}

export function countWaiting(db: Connection, author: string): Promise<number> {
  return db.$count(quiz, and(eq(quiz.author, author), eq(quiz.state, 'new')))
}

/** Holds a quiz until the end of the transaction: of two changes at once, the second sees the first. */
export async function lockQuiz(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.select({ id: quiz.id }).from(quiz).where(eq(quiz.id, id)).for('update')
  return rows.length > 0
}

export async function updateQuiz(
  tx: Transaction,
  id: number,
  values: Partial<typeof quiz.$inferInsert>,
): Promise<number> {
  const [row] = await tx
    .update(quiz)
    .set({ ...values, version: sql`${quiz.version} + 1` })
    .where(eq(quiz.id, id))
    .returning({ version: quiz.version })
  if (!row) throw new Error(`quiz ${id} is gone`)
  return row.version
}

export async function isListedCoin(db: Connection, chainId: number, coin: string): Promise<boolean> {
  const rows = await db
    .select({ id: predictionCoin.id })
    .from(predictionCoin)
    .where(
      and(eq(predictionCoin.chainId, chainId), eq(predictionCoin.coin, coin), predictionCoin.isSupported),
    )
  return rows.length > 0
}
