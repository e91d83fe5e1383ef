import { account } from '@mofu/db/app/accounts'
import { product, shop, shopMember, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { LocalText } from '@mofu/domain/local-text'
import { and, asc, eq, sql } from 'drizzle-orm'

import { payoutNow } from '../shops/store.ts'

export type ShopProfile = {
  about: LocalText
  terms: LocalText
  email: string
  logo: string | null
  country: string
  pickupPoint: string | null
}

/** A shop, its present payout address, and whether that changes soon. */
export async function findShop(db: Connection, shopId: number) {
  const [found] = await db
    .select({ shop, payout: payoutNow, isChanging: sql<boolean>`${shop.payoutChangesAt} > now()` })
    .from(shop)
    .where(eq(shop.id, shopId))
  return found
}

export async function updateProfile(
  tx: Transaction,
  shopId: number,
  { logo, ...profile }: ShopProfile,
): Promise<void> {
  await tx
    .update(shop)
    .set({ ...profile, logoUrl: logo, updatedAt: sql`now()` })
    .where(eq(shop.id, shopId))
}

/** Callers see their own account, and other members only as they were invited. */
export function listPeople(db: Connection, shopId: number, callerId: string) {
  return db
    .select({
      accountId: shopMember.accountId,
      name: sql<string>`case when ${shopMember.accountId} = ${callerId}
        then coalesce(${account.email}, ${account.address}, '') else coalesce(${shopMember.invitedAs}, '') end`,
      role: shopMember.role,
      since: shopMember.since,
    })
    .from(shopMember)
    .innerJoin(account, eq(account.id, shopMember.accountId))
    .where(eq(shopMember.shopId, shopId))
    .orderBy(asc(shopMember.since))
}

const SHOWN_MOST = 50

/** SKUs on sale at or below their threshold, lowest first. */
export function listLowStock(db: Connection, shopId: number) {
  const available = sql<number>`${sku.onHand} - ${sku.reserved}`
  return db
    .select({
      skuId: sku.id,
      productId: sku.productId,
      title: product.title,
      choices: sku.choices,
      available,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        eq(sku.shopId, shopId),
        sku.isOnSale,
        eq(product.status, 'listed'),
        sql`${available} <= ${sku.lowStockAt}`,
      ),
    )
    .orderBy(available, asc(sku.id))
    .limit(SHOWN_MOST)
}
