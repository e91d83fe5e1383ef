import type { Database } from '@mofu/db/connect'

import type { Credit } from './credit.ts'
import { listCreditsOf } from './store.ts'

/** More coins than any account has credits in; the rest would show after withdrawing these. */
const COINS_SHOWN = 100

export function listCredits(db: Database, account: string, chainId: number): Promise<Credit[]> {
  return listCreditsOf(db, account, chainId, COINS_SHOWN)
}
