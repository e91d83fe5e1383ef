import { randomBytes } from 'node:crypto'

import { mallOrder, payLink } from '@mofu/db/app/mall/orders'
import type { Database } from '@mofu/db/connect'
import { and, eq } from 'drizzle-orm'

import type { PayLinkStore } from './show-pay-link.ts'

export function payLinkStore(db: Database): PayLinkStore {
  return {
    make: (accountId, orderId) =>
      db.transaction(async (tx) => {
        const [order] = await tx
          .select({ groupId: mallOrder.groupId })
          .from(mallOrder)
          .where(and(eq(mallOrder.id, orderId), eq(mallOrder.accountId, accountId)))
        if (!order) return undefined
        const { groupId } = order
        await tx
          .insert(payLink)
          .values({ id: randomBytes(16).toString('base64url'), groupId })
          .onConflictDoNothing()
        const [link] = await tx.select({ id: payLink.id }).from(payLink).where(eq(payLink.groupId, groupId))
        return link?.id
      }),
    groupOf: async (id) =>
      (await db.select({ groupId: payLink.groupId }).from(payLink).where(eq(payLink.id, id)))[0]?.groupId,
  }
}
