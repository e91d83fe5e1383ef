import { account } from '@mofu/db/app/accounts'
import { predictionRole } from '@mofu/db/app/predictions'
import { quizAnnouncement, quizObjection } from '@mofu/db/app/predictions/quiz'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, eq, inArray, sql } from 'drizzle-orm'

/** A contract wallet is itself only on its own chain: elsewhere somebody else's contract may have its address. */
export async function isWalletOn(db: Connection, chainId: number, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), inArray(sql`coalesce(${account.walletChainId}, 0)`, [0, chainId])))
  return rows.length > 0
}

export async function isOperator(db: Connection, chainId: number, address: string): Promise<boolean> {
  const rows = await db
    .select({ id: predictionRole.id })
    .from(predictionRole)
    .where(
      and(
        eq(predictionRole.chainId, chainId),
        eq(predictionRole.account, address),
        eq(predictionRole.role, 'operator'),
        predictionRole.isGranted,
      ),
    )
  return rows.length > 0
}

/** Now, by the clock of the quiz's chain: its next block will have the present time at least. */
export async function readTime(tx: Transaction, quizId: number): Promise<number> {
  const { rows } = await tx.execute<{ time: string }>(sql`
    select greatest(floor(extract(epoch from now())), max(p.block_time))::bigint as time
    from app.quiz q join app.projection p on p.chain_id = q.chain_id where q.id = ${quizId}`)
  return Number(rows[0]?.time ?? 0)
}

/** False if just this was announced before. */
export async function upsertAnnouncement(
  tx: Transaction,
  row: typeof quizAnnouncement.$inferInsert,
): Promise<boolean> {
  const { result, evidence, author, isConfirmed } = row
  const written = await tx
    .insert(quizAnnouncement)
    .values(row)
    .onConflictDoUpdate({
      target: [quizAnnouncement.quizId, quizAnnouncement.disputes],
      set: { result, evidence, author, isConfirmed, at: sql`now()` },
      setWhere: sql`${quizAnnouncement.result} <> excluded.result or ${quizAnnouncement.evidence} <> excluded.evidence
        or excluded.is_confirmed and not ${quizAnnouncement.isConfirmed}`,
    })
    .returning({ quizId: quizAnnouncement.quizId })
  return written.length > 0
}

/** False if the account has objected to this result before. */
export async function insertObjection(
  tx: Transaction,
  row: typeof quizObjection.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(quizObjection)
    .values(row)
    .onConflictDoNothing()
    .returning({ quizId: quizObjection.quizId })
  return written.length > 0
}
