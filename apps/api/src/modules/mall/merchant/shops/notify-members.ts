import type { Transaction } from '@mofu/db/connect'

import { notify } from '../../../accounts/index.ts'
import { listMemberIds } from './store.ts'

/** Notifies every member of a shop, in the transaction of the event. */
export async function notifyMembers(
  tx: Transaction,
  shopId: number,
  { eventId, facts }: { eventId: string; facts: Record<string, string> },
): Promise<void> {
  for (const accountId of await listMemberIds(tx, shopId)) {
    await notify(tx, { accountId, kind: 'shop', eventId, facts: { ...facts, shopId: String(shopId) } })
  }
}
