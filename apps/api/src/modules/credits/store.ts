import { credit } from '@mofu/db/app/credits'
import type { Connection } from '@mofu/db/connect'
import { and, asc, eq, gt } from 'drizzle-orm'

import type { Credit } from './credit.ts'

export function listCreditsOf(
  db: Connection,
  account: string,
  chainId: number,
  most: number,
): Promise<Credit[]> {
  return db
    .select({ coin: credit.coin, amount: credit.amount })
    .from(credit)
    .where(and(eq(credit.account, account), eq(credit.chainId, chainId), gt(credit.amount, 0n)))
    .orderBy(asc(credit.coin))
    .limit(most)
}
