import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findBet, type QuizRow } from './store.ts'

/** Who has bet on a quiz does not decide about it. */
export async function requireNoBet(db: Connection, { id, round }: QuizRow, account: string): Promise<void> {
  if (round && (await findBet(db, round.id, account))) throw new DomainError('predictions.bet_placed', { id })
}
