import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { quizLimits } from '@mofu/domain/quiz-rules'

import { countWaiting } from './store.ts'

/** Refuses one more quiz that waits for review. The author is locked before. */
export async function requireCapacity(tx: Transaction, author: string): Promise<void> {
  if ((await countWaiting(tx, author)) >= quizLimits.waiting)
    throw new DomainError('predictions.waiting_many', { most: quizLimits.waiting })
}
