import { quizHome } from '@mofu/db/app/predictions/quiz'
import type { Connection, Transaction } from '@mofu/db/connect'
import { noQuizHome, type QuizHome } from '@mofu/domain/quiz-home'
import { and, eq, sql } from 'drizzle-orm'

type StoredQuizHome = {
  content: QuizHome
  version: number
  updatedAt: Date | null
  updatedBy: string | null
}

const what = { version: quizHome.version }

export async function findQuizHome(db: Connection, chainId: number): Promise<StoredQuizHome> {
  const [row] = await db.select().from(quizHome).where(eq(quizHome.chainId, chainId))
  return row ?? { content: noQuizHome, version: 0, updatedAt: null, updatedBy: null }
}

/** Replaces this version; returns the new one, or undefined when the stored version is another by now. */
export async function replaceQuizHome(
  tx: Transaction,
  version: number,
  { chainId, content, updatedBy }: { chainId: number; content: QuizHome; updatedBy: string },
): Promise<number | undefined> {
  const values = { content, version: version + 1, updatedBy }
  const [written] =
    version === 0
      ? await tx
          .insert(quizHome)
          .values({ chainId, ...values })
          .onConflictDoNothing()
          .returning(what)
      : await tx
          .update(quizHome)
          .set({ ...values, updatedAt: sql`now()` })
          .where(and(eq(quizHome.chainId, chainId), eq(quizHome.version, version)))
          .returning(what)
  return written?.version
}
