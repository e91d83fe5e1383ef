import { account, roleGrant } from '@mofu/db/app/accounts'
import { shop, shopMember } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import type { Address } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { SHOP_FEE_BPS, shopLimits } from '@mofu/domain/mall/shop-rules'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'

import { writeAudit } from '../../../platform/audit.ts'
import { notify } from '../../accounts/index.ts'
import type { MerchantStore } from './open-shop.ts'

/** Where a shop is paid today: a changed address holds from its day on. */
export const payoutNow = sql<Address>`case when ${shop.payoutChangesAt} <= now()
  then ${shop.nextPayoutAddress} else ${shop.payoutAddress} end`

/** What somebody is in a shop; undefined when they do not work there. */
export async function roleIn(
  db: Database | Transaction,
  shopId: number,
  accountId: string,
): Promise<'owner' | 'staff' | undefined> {
  const [found] = await db
    .select({ role: shopMember.role })
    .from(shopMember)
    .where(and(eq(shopMember.shopId, shopId), eq(shopMember.accountId, accountId)))
  return found?.role
}

/** Does something as the owner, with the shop locked: two owners' windows do not cross. */
export function asOwner<T>(
  db: Database,
  accountId: string,
  shopId: number,
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select({ id: shop.id }).from(shop).where(eq(shop.id, shopId)).for('update')
    const role = await roleIn(tx, shopId, accountId)
    if (!role) throw new DomainError('mall.shop_not_yours')
    if (role !== 'owner') throw new DomainError('mall.owner_needed')
    return act(tx)
  })
}

/** Tells everybody who works in a shop, in the transaction of what it tells. */
export async function tellMembers(
  tx: Transaction,
  shopId: number,
  { eventId, facts }: { eventId: string; facts: Record<string, string> },
): Promise<void> {
  const members = await tx
    .select({ accountId: shopMember.accountId })
    .from(shopMember)
    .where(eq(shopMember.shopId, shopId))
  for (const { accountId } of members) await notify(tx, { accountId, kind: 'shop', eventId, facts })
}

export function merchantStore(db: Database): MerchantStore {
  return {
    apply: (accountId, application) =>
      db.transaction(async (tx) => {
        await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
        const held = await tx
          .select({ id: shop.id })
          .from(shopMember)
          .innerJoin(shop, eq(shop.id, shopMember.shopId))
          .where(
            and(
              eq(shopMember.accountId, accountId),
              eq(shopMember.role, 'owner'),
              ne(shop.status, 'rejected'),
            ),
          )
        if (held.length >= shopLimits.each) return undefined
        const [made] = await tx
          .insert(shop)
          .values({ ...application, feeBps: SHOP_FEE_BPS })
          .returning({ id: shop.id })
        if (!made) return undefined
        await tx.insert(shopMember).values({ shopId: made.id, accountId, role: 'owner' })
        return made.id
      }),

    shopsOf: (accountId) =>
      db
        .select({
          id: shop.id,
          name: shop.name,
          status: shop.status,
          role: shopMember.role,
          reviewReason: shop.reviewReason,
          createdAt: shop.createdAt,
        })
        .from(shopMember)
        .innerJoin(shop, eq(shop.id, shopMember.shopId))
        .where(eq(shopMember.accountId, accountId))
        .orderBy(desc(shop.id)),

    waiting: () =>
      db
        .select({
          id: shop.id,
          name: shop.name,
          about: shop.about,
          terms: shop.terms,
          email: shop.email,
          country: shop.country,
          pickupPoint: shop.pickupPoint,
          payoutAddress: shop.payoutAddress,
          owner: sql<string>`coalesce(${account.address}, ${account.email}, '')`,
          createdAt: shop.createdAt,
        })
        .from(shop)
        .innerJoin(shopMember, and(eq(shopMember.shopId, shop.id), eq(shopMember.role, 'owner')))
        .innerJoin(account, eq(account.id, shopMember.accountId))
        .where(eq(shop.status, 'pending'))
        .orderBy(asc(shop.id)),

    review: (by, { id, isApproved, reason }) =>
      db.transaction(async (tx) => {
        const [decided] = await tx
          .update(shop)
          .set({
            status: isApproved ? 'open' : 'rejected',
            reviewReason: reason,
            reviewedAt: sql`now()`,
            updatedAt: sql`now()`,
          })
          .where(and(eq(shop.id, id), eq(shop.status, 'pending')))
          .returning({ name: shop.name })
        if (!decided) return false
        await writeAudit(tx, by, {
          action: isApproved ? 'mall.open_shop' : 'mall.reject_shop',
          subject: `shop ${id}`,
          reason,
          facts: { name: decided.name },
        })
        if (!isApproved) return true
        const [owner] = await tx
          .select({ accountId: shopMember.accountId })
          .from(shopMember)
          .where(and(eq(shopMember.shopId, id), eq(shopMember.role, 'owner')))
        if (!owner) return true
        const [granted] = await tx
          .insert(roleGrant)
          .values({ accountId: owner.accountId, role: 'merchant', reason, grantedBy: by.accountId })
          .onConflictDoNothing()
          .returning({ at: roleGrant.grantedAt })
        if (granted) {
          await notify(tx, {
            accountId: owner.accountId,
            kind: 'role',
            eventId: `shop-opened-${id}`,
            facts: { role: 'merchant', change: 'granted' },
          })
        }
        return true
      }),
  }
}
