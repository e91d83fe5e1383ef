import type { Transaction } from '@mofu/db/connect'

import { notify } from '../../accounts/index.ts'
import type { QuizRow } from '../store.ts'
import { findAccountId } from './store.ts'

type News = { news: 'approved' | 'rejected' | 'takenDown'; version: number; reason: string }

/** Notifies the author of a decision about a quiz, in its transaction. */
export async function notifyAuthor(
  tx: Transaction,
  { id, chainId, author, topic }: QuizRow,
  { news, version, reason }: News,
): Promise<void> {
  const accountId = await findAccountId(tx, chainId, author)
  if (accountId === undefined) return
  await notify(tx, {
    accountId,
    kind: 'prediction',
    eventId: `quiz-${id}-${version}`,
    facts: { quizId: String(id), title: topic, news, reason },
  })
}
