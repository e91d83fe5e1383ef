import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { changeLimit, type LimitAmount, type SpendingLimit } from '@mofu/domain/spending-limits'

import { type LimitKey, noLimit } from './spending.ts'
import { findLimit, lockLimits, readClock, upsertLimit } from './store.ts'

type Change = LimitKey & { amount: LimitAmount }

/** Only known coins, so that an account has few limits. */
export async function changeSpendingLimit(
  db: Database,
  coins: readonly string[],
  { amount, ...key }: Change,
): Promise<SpendingLimit> {
  if (!coins.includes(key.coin)) throw new DomainError('accounts.coin_unknown', { coin: key.coin })
  return db.transaction(async (tx) => {
    await lockLimits(tx, key.accountId)
    const before = (await findLimit(tx, key)) ?? noLimit
    const after = changeLimit(before, amount, await readClock(tx))
    await upsertLimit(tx, key, after)
    return after
  })
}
