import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findPayoutAddress } from '../merchant/payout/store.ts'
import { requireMember } from '../merchant/shops/require-member.ts'
import { listCredits, type StatementRow } from './store.ts'

const DAY = 86_400

/** What a shop was credited between two days, for its members. */
export async function showStatement(
  db: Database,
  accountId: string,
  { shopId, from, to }: { shopId: number; from: string | undefined; to: string | undefined },
): Promise<{ list: StatementRow[]; payoutAddress: string }> {
  await requireMember(db, shopId, accountId)
  const payoutAddress = await findPayoutAddress(db, shopId)
  if (payoutAddress === undefined) throw new DomainError('mall.shop_not_yours')
  const since = from === undefined ? 0 : Date.parse(`${from}T00:00:00Z`) / 1_000
  // The last day is included entirely.
  const until = to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(`${to}T00:00:00Z`) / 1_000 + DAY
  return { list: await listCredits(db, shopId, { from: since, to: until }), payoutAddress }
}
