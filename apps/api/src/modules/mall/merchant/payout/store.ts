import { shop } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { Address } from '@mofu/domain/address'
import { eq, sql } from 'drizzle-orm'

import { payoutNow } from '../shops/store.ts'

export async function findPayoutAddress(db: Connection, shopId: number): Promise<Address | undefined> {
  const [found] = await db.select({ payout: payoutNow }).from(shop).where(eq(shop.id, shopId))
  return found?.payout
}

/** Schedules another payout address, or none. Returns the shop's name. */
export async function updateNextPayout(
  tx: Transaction,
  shopId: number,
  next: { address: string; from: Date } | undefined,
): Promise<string | undefined> {
  const [updated] = await tx
    .update(shop)
    .set({
      // An address that took effect meanwhile is saved before the next change waits.
      payoutAddress: payoutNow,
      nextPayoutAddress: next?.address ?? null,
      payoutChangesAt: next?.from ?? null,
      updatedAt: sql`now()`,
    })
    .where(eq(shop.id, shopId))
    .returning({ name: shop.name })
  return updated?.name
}
