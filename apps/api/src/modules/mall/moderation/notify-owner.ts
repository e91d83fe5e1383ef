import type { Transaction } from '@mofu/db/connect'

import { notify } from '../../accounts/index.ts'
import { findOwnerId } from '../merchant/shops/store.ts'

type ShopNews = 'suspended' | 'reinstated' | 'takenDown' | 'restored'

/** Notifies a shop's owner of an admin's decision, in its transaction. Each decision notifies: it can be repeated. */
export async function notifyOwner(
  tx: Transaction,
  shopId: number,
  news: ShopNews,
  facts: { shop: string; reason: string; title?: string },
): Promise<void> {
  const accountId = await findOwnerId(tx, shopId)
  if (accountId === undefined) return
  const eventId = `${news}-${shopId}-${Date.now()}`
  await notify(tx, { accountId, kind: 'shop', eventId, facts: { ...facts, news } })
}
