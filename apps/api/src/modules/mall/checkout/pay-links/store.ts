import { mallOrder, payLink } from '@mofu/db/app/mall/orders'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, eq } from 'drizzle-orm'

/** The group of an order; undefined when the order is not the account's. */
export async function findOwnGroupId(
  db: Connection,
  accountId: string,
  orderId: string,
): Promise<string | undefined> {
  const [order] = await db
    .select({ groupId: mallOrder.groupId })
    .from(mallOrder)
    .where(and(eq(mallOrder.id, orderId), eq(mallOrder.accountId, accountId)))
  return order?.groupId
}

/** A group has one pay link: a second one is not inserted. */
export async function insertPayLink(tx: Transaction, link: { id: string; groupId: string }): Promise<void> {
  await tx.insert(payLink).values(link).onConflictDoNothing()
}

export async function findPayLinkId(db: Connection, groupId: string): Promise<string | undefined> {
  const [link] = await db.select({ id: payLink.id }).from(payLink).where(eq(payLink.groupId, groupId))
  return link?.id
}

export async function findLinkedGroupId(db: Connection, id: string): Promise<string | undefined> {
  const [link] = await db.select({ groupId: payLink.groupId }).from(payLink).where(eq(payLink.id, id))
  return link?.groupId
}
