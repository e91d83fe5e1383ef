import { credit } from '@mofu/db/app/credits'
import type { Database } from '@mofu/db/connect'
import { and, asc, eq, gt } from 'drizzle-orm'

import type { CreditStore } from './list-credits.ts'

export function creditStore(db: Database): CreditStore {
  return {
    of: (account, chainId, most) =>
      db
        .select({ coin: credit.coin, amount: credit.amount })
        .from(credit)
        .where(and(eq(credit.account, account), eq(credit.chainId, chainId), gt(credit.amount, 0n)))
        .orderBy(asc(credit.coin))
        .limit(most),
  }
}
