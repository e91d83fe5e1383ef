import { account } from '@mofu/db/app/accounts'
import { shop, shopInvitation, shopMember } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'

/** The e-mail and the address that the caller has proven. */
export type Invitee = { accountId: string; address: string | null; email: string | null }

type Invitation = { id: string; shopId: number; shopName: string; createdAt: Date }

export async function countStaff(
  tx: Transaction,
  shopId: number,
): Promise<{ staff: number; invited: number }> {
  const staff = await tx.$count(shopMember, and(eq(shopMember.shopId, shopId), eq(shopMember.role, 'staff')))
  const invited = await tx.$count(shopInvitation, eq(shopInvitation.shopId, shopId))
  return { staff, invited }
}

/** Undefined when the same person is already invited. */
export async function insertInvitation(
  tx: Transaction,
  invitation: { shopId: number; invitee: string },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(shopInvitation)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: shopInvitation.id })
  return inserted?.id
}

/** False when the shop has no such invitation. */
export async function deleteInvitation(tx: Transaction, shopId: number, id: string): Promise<boolean> {
  const [deleted] = await tx
    .delete(shopInvitation)
    .where(and(eq(shopInvitation.id, id), eq(shopInvitation.shopId, shopId)))
    .returning({ id: shopInvitation.id })
  return deleted !== undefined
}

/** Deletes an invitation of this person and returns it. */
export async function takeInvitation(
  tx: Transaction,
  invitee: Invitee,
  id: string,
): Promise<{ shopId: number; invitee: string } | undefined> {
  const [taken] = await tx
    .delete(shopInvitation)
    .where(and(eq(shopInvitation.id, id), inArray(shopInvitation.invitee, namesOf(invitee))))
    .returning()
  return taken
}

/** The invitations of a person to open shops, newest first. */
export function listInvitationsFor(db: Connection, invitee: Invitee): Promise<Invitation[]> {
  return db
    .select({
      id: shopInvitation.id,
      shopId: shopInvitation.shopId,
      shopName: shop.name,
      createdAt: shopInvitation.createdAt,
    })
    .from(shopInvitation)
    .innerJoin(shop, eq(shop.id, shopInvitation.shopId))
    .where(and(inArray(shopInvitation.invitee, namesOf(invitee)), eq(shop.status, 'open')))
    .orderBy(desc(shopInvitation.createdAt))
}

export function listInvitationsOfShop(
  db: Connection,
  shopId: number,
): Promise<{ id: string; invitee: string; createdAt: Date }[]> {
  return db
    .select({
      id: shopInvitation.id,
      invitee: shopInvitation.invitee,
      createdAt: shopInvitation.createdAt,
    })
    .from(shopInvitation)
    .where(eq(shopInvitation.shopId, shopId))
    .orderBy(asc(shopInvitation.createdAt))
}

/** Removes a member who is not the owner; false when there is none. */
export async function deleteStaff(tx: Transaction, shopId: number, accountId: string): Promise<boolean> {
  const [deleted] = await tx
    .delete(shopMember)
    .where(
      and(eq(shopMember.shopId, shopId), eq(shopMember.accountId, accountId), eq(shopMember.role, 'staff')),
    )
    .returning({ accountId: shopMember.accountId })
  return deleted !== undefined
}

/** The account with this address or e-mail. */
export async function findAccountId(db: Connection, name: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.address, name), eq(account.email, name)))
  return found?.id
}

function namesOf({ address, email }: Invitee): string[] {
  return [address, email].flatMap((name) => name ?? [])
}
