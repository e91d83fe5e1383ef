import { account } from '@mofu/db/app/accounts'
import { freightTemplate, product, shop, shopMember, sku } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { goodsLimits, PAYOUT_WAIT_MS } from '@mofu/domain/mall/shop-rules'
import { and, asc, eq, sql } from 'drizzle-orm'

import { notify } from '../../accounts/index.ts'
import { payoutNow, roleIn, tellMembers } from '../merchants/store.ts'
import type { DeskStore } from './keep-shop.ts'

export function deskStore(db: Database): DeskStore {
  /** Does something as the owner, with the shop held: two owners' windows do not cross. */
  const asOwner = <T>(accountId: string, shopId: number, act: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.select({ id: shop.id }).from(shop).where(eq(shop.id, shopId)).for('update')
      const role = await roleIn(tx, shopId, accountId)
      if (!role) throw new DomainError('mall.shop_not_yours')
      if (role !== 'owner') throw new DomainError('mall.owner_needed')
      return act(tx)
    })

  return {
    show: async (accountId, shopId) => {
      const role = await roleIn(db, shopId, accountId)
      const [found] = await db
        .select({ shop, payout: payoutNow, isChanging: sql<boolean>`${shop.payoutChangesAt} > now()` })
        .from(shop)
        .where(eq(shop.id, shopId))
      if (!role || !found) throw new DomainError('mall.shop_not_yours')
      const { about, terms, email, logoUrl, country, pickupPoint, name, feeBps } = found.shop
      const { nextPayoutAddress, payoutChangesAt } = found.shop
      const isChanging = found.isChanging && nextPayoutAddress !== null && payoutChangesAt !== null
      const [templates, people, lowStock] = await Promise.all([
        db
          .select()
          .from(freightTemplate)
          .where(eq(freightTemplate.shopId, shopId))
          .orderBy(asc(freightTemplate.id)),
        peopleOf(db, shopId),
        runningOut(db, shopId),
      ])
      return {
        shopId,
        role,
        name,
        about,
        terms,
        email,
        logo: logoUrl,
        country,
        pickupPoint,
        feeBps,
        payoutAddress: found.payout,
        nextPayout: isChanging ? { address: nextPayoutAddress, from: payoutChangesAt } : null,
        templates,
        people,
        lowStock,
      }
    },

    saveProfile: (accountId, shopId, { logo, ...profile }) =>
      asOwner(accountId, shopId, async (tx) => {
        await tx
          .update(shop)
          .set({ ...profile, logoUrl: logo, updatedAt: sql`now()` })
          .where(eq(shop.id, shopId))
      }),

    changePayout: (accountId, shopId, payout) =>
      asOwner(accountId, shopId, async (tx) => {
        const [now] = await tx.select({ payout: payoutNow }).from(shop).where(eq(shop.id, shopId))
        const isSame = now?.payout === payout
        const from = isSame ? null : new Date(Date.now() + PAYOUT_WAIT_MS)
        const [changed] = await tx
          .update(shop)
          .set({
            // What has begun to hold meanwhile is written down before the next change waits.
            payoutAddress: payoutNow,
            nextPayoutAddress: isSame ? null : payout,
            payoutChangesAt: from,
            updatedAt: sql`now()`,
          })
          .where(eq(shop.id, shopId))
          .returning({ name: shop.name })
        await tellMembers(tx, shopId, {
          eventId: `payout-${shopId}-${Date.now()}`,
          facts: {
            shop: changed?.name ?? '',
            news: isSame ? 'payoutStays' : 'payout',
            address: payout,
            when: from === null ? '' : `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
          },
        })
        return from
      }),

    saveFreight: (accountId, shopId, { id, ...template }) =>
      db.transaction(async (tx) => {
        if (!(await roleIn(tx, shopId, accountId))) throw new DomainError('mall.shop_not_yours')
        if (id === undefined) {
          const held = await tx.$count(freightTemplate, eq(freightTemplate.shopId, shopId))
          if (held >= goodsLimits.templates) {
            throw new DomainError('mall.products_full', { most: goodsLimits.templates })
          }
          const [made] = await tx
            .insert(freightTemplate)
            .values({ ...template, shopId })
            .returning({ id: freightTemplate.id })
          if (!made) throw new Error('a way to send was not kept')
          return made.id
        }
        const [changed] = await tx
          .update(freightTemplate)
          .set(template)
          .where(and(eq(freightTemplate.id, id), eq(freightTemplate.shopId, shopId)))
          .returning({ id: freightTemplate.id })
        if (!changed) throw new DomainError('mall.product_wrong', { field: 'freight' })
        return changed.id
      }),

    addStaff: (accountId, shopId, who) =>
      asOwner(accountId, shopId, async (tx) => {
        const [found] = await tx
          .select({ id: account.id })
          .from(account)
          .where('address' in who ? eq(account.address, who.address) : eq(account.email, who.email))
        if (!found) throw new DomainError('mall.staff_unknown')
        if ((await tx.$count(shopMember, eq(shopMember.shopId, shopId))) > goodsLimits.staff) {
          throw new DomainError('mall.products_full', { most: goodsLimits.staff })
        }
        const [added] = await tx
          .insert(shopMember)
          .values({ shopId, accountId: found.id, role: 'staff' })
          .onConflictDoNothing()
          .returning({ accountId: shopMember.accountId })
        const [named] = await tx.select({ name: shop.name }).from(shop).where(eq(shop.id, shopId))
        if (!added) return
        await notify(tx, {
          accountId: added.accountId,
          kind: 'role',
          eventId: `staff-${shopId}-${Date.now()}`,
          facts: { role: named?.name ?? '', change: 'granted' },
        })
      }),

    removeStaff: (accountId, shopId, staffId) =>
      asOwner(accountId, shopId, async (tx) => {
        const [gone] = await tx
          .delete(shopMember)
          .where(
            and(
              eq(shopMember.shopId, shopId),
              eq(shopMember.accountId, staffId),
              // A shop is never without its owner.
              eq(shopMember.role, 'staff'),
            ),
          )
          .returning({ accountId: shopMember.accountId })
        if (!gone) throw new DomainError('mall.staff_unknown')
      }),
  }
}

function peopleOf(db: Database, shopId: number) {
  return db
    .select({
      accountId: shopMember.accountId,
      name: sql<string>`coalesce(${account.email}, ${account.address}, '')`,
      role: shopMember.role,
      since: shopMember.since,
    })
    .from(shopMember)
    .innerJoin(account, eq(account.id, shopMember.accountId))
    .where(eq(shopMember.shopId, shopId))
    .orderBy(asc(shopMember.since))
}

const SHOWN_MOST = 50

function runningOut(db: Database, shopId: number) {
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
