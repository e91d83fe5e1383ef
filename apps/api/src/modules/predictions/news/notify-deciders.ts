import type { Transaction } from '@mofu/db/connect'

import { notify } from '../../accounts/index.ts'
import type { QuizRow } from '../store.ts'
import { listDeciderAccounts } from './store.ts'

/** Notifies those who can dispute a result of an objection to it. */
export async function notifyDeciders(
  tx: Transaction,
  { id, chainId, topic }: QuizRow,
  { author, disputes }: { author: string; disputes: number },
): Promise<void> {
  for (const accountId of await listDeciderAccounts(tx, chainId)) {
    await notify(tx, {
      accountId,
      kind: 'prediction',
      eventId: `quiz-objection-${id}-${disputes}-${author}`,
      facts: { quizId: String(id), title: topic, news: 'objection' },
    })
  }
}
