import { account } from '@mofu/db/app/accounts'
import { shop, shopInvitation, shopMember } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { and, desc, eq, inArray, or } from 'drizzle-orm'

import { notify } from '../../accounts/index.ts'
import { asOwner } from '../merchants/store.ts'
import type { InvitationStore, Invitee } from './invitation.ts'

export function invitationStore(db: Database): InvitationStore {
  return {
    invite: (accountId, shopId, invitee) =>
      asOwner(db, accountId, shopId, async (tx) => {
        const [found] = await tx.select({ status: shop.status }).from(shop).where(eq(shop.id, shopId))
        if (found?.status !== 'open') throw new DomainError('mall.shop_not_open')
        await refuseWhenFull(tx, shopId)
        const [made] = await tx
          .insert(shopInvitation)
          .values({ shopId, invitee })
          .onConflictDoNothing()
          .returning({ id: shopInvitation.id })
        if (made) await tellInvitee(tx, made.id, invitee)
      }),

    cancel: (accountId, shopId, id) =>
      asOwner(db, accountId, shopId, async (tx) => {
        const [gone] = await tx
          .delete(shopInvitation)
          .where(and(eq(shopInvitation.id, id), eq(shopInvitation.shopId, shopId)))
          .returning({ id: shopInvitation.id })
        if (!gone) throw new DomainError('mall.invitation_not_found')
      }),

    listFor: (invitee) =>
      db
        .select({
          id: shopInvitation.id,
          shopId: shopInvitation.shopId,
          shopName: shop.name,
          createdAt: shopInvitation.createdAt,
        })
        .from(shopInvitation)
        .innerJoin(shop, eq(shop.id, shopInvitation.shopId))
        .where(and(inArray(shopInvitation.invitee, namesOf(invitee)), eq(shop.status, 'open')))
        .orderBy(desc(shopInvitation.createdAt)),

    answer: (invitee, id, isAccepted) =>
      db.transaction(async (tx) => {
        const [taken] = await tx
          .delete(shopInvitation)
          .where(and(eq(shopInvitation.id, id), inArray(shopInvitation.invitee, namesOf(invitee))))
          .returning()
        if (!taken) throw new DomainError('mall.invitation_not_found')
        if (!isAccepted) return
        await tx
          .insert(shopMember)
          .values({
            shopId: taken.shopId,
            accountId: invitee.accountId,
            role: 'staff',
            invitedAs: taken.invitee,
          })
          .onConflictDoNothing()
      }),
  }
}

function namesOf({ address, email }: Invitee): string[] {
  return [address, email].flatMap((name) => name ?? [])
}

/** Staff and open invitations count alike, so that nobody can be kept waiting for a place that is not there. */
async function refuseWhenFull(tx: Transaction, shopId: number): Promise<void> {
  const staff = await tx.$count(shopMember, and(eq(shopMember.shopId, shopId), eq(shopMember.role, 'staff')))
  const invited = await tx.$count(shopInvitation, eq(shopInvitation.shopId, shopId))
  if (staff + invited >= goodsLimits.staff) {
    throw new DomainError('mall.staff_full', { most: goodsLimits.staff })
  }
}

/** Without the name of the shop: this may become a mail of ours, and the name is somebody else's text. */
async function tellInvitee(tx: Transaction, invitationId: string, invitee: string): Promise<void> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.address, invitee), eq(account.email, invitee)))
  if (!found) return
  await notify(tx, {
    accountId: found.id,
    kind: 'role',
    eventId: `invitation-${invitationId}`,
    facts: { change: 'invited' },
  })
}
