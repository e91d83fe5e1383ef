import { randomUUID } from 'node:crypto'

import type { Transaction } from '@mofu/db/connect'

import { notifyMembers } from '../merchant/shops/notify-members.ts'

type Decided = {
  news: 'suspended' | 'reinstated' | 'takenDown' | 'restored'
  shop: string
  reason: string
  title?: string
}

/**
 * Notifies everybody who works in a shop of an admin's decision, in its transaction. Each decision is news of its own: it
 * can be repeated, and two products can be taken down at once.
 */
export async function notifyDecision(tx: Transaction, shopId: number, facts: Decided): Promise<void> {
  await notifyMembers(tx, shopId, { eventId: `${facts.news}-${shopId}-${randomUUID()}`, facts })
}
