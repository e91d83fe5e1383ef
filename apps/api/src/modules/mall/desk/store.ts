import { account } from '@mofu/db/app/accounts'
import { freightTemplate, product, shop, shopInvitation, shopMember, sku } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { goodsLimits, PAYOUT_WAIT_MS } from '@mofu/domain/mall/shop-rules'
import { and, asc, eq, sql } from 'drizzle-orm'

import { queueMail } from '../../../platform/run-mails.ts'
import { asOwner, payoutNow, roleIn, tellMembers } from '../merchants/store.ts'
import type { DeskStore } from './keep-shop.ts'

export function deskStore(db: Database): DeskStore {
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
      const [templates, people, invitations, lowStock] = await Promise.all([
        db
          .select()
          .from(freightTemplate)
          .where(eq(freightTemplate.shopId, shopId))
          .orderBy(asc(freightTemplate.id)),
        peopleOf(db, shopId, accountId),
        invitationsOf(db, shopId),
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
        invitations: role === 'owner' ? invitations : [],
        lowStock,
      }
    },

    saveProfile: (accountId, shopId, { logo, ...profile }) =>
      asOwner(db, accountId, shopId, async (tx) => {
        await tx
          .update(shop)
          .set({ ...profile, logoUrl: logo, updatedAt: sql`now()` })
          .where(eq(shop.id, shopId))
      }),

    changePayout: (accountId, shopId, { address: payout, isProven }) =>
      asOwner(db, accountId, shopId, async (tx) => {
        const [now] = await tx.select({ payout: payoutNow }).from(shop).where(eq(shop.id, shopId))
        const isSame = now?.payout === payout
        if (!isSame && !isProven) throw new DomainError('mall.payout_not_proven')
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
        const when = from === null ? '' : `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC`
        const facts = { shop: changed?.name ?? '', address: payout, when }
        await tellMembers(tx, shopId, {
          eventId: `payout-${shopId}-${Date.now()}`,
          facts: { ...facts, news: isSame ? 'payoutStays' : 'payout' },
        })
        if (!isSame) await mailMembers(tx, shopId, { ...facts, shopId: String(shopId) })
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

    removeStaff: (accountId, shopId, staffId) =>
      asOwner(db, accountId, shopId, async (tx) => {
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

/** At once and whatever they chose: this is the alarm of a shop that was taken over. */
async function mailMembers(tx: Transaction, shopId: number, facts: Record<string, string>): Promise<void> {
  const members = await tx
    .select({ accountId: shopMember.accountId })
    .from(shopMember)
    .where(eq(shopMember.shopId, shopId))
  for (const { accountId } of members) {
    await queueMail(tx, { kind: 'payout-changed', subjectId: accountId, facts })
  }
}

/** The caller sees themselves as they are, and others only as they were invited. */
function peopleOf(db: Database, shopId: number, callerId: string) {
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

function invitationsOf(db: Database, shopId: number) {
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
