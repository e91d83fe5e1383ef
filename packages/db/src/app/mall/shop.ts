import type { LocalText } from '@mofu/domain/local-text'
import type { FreightRule } from '@mofu/domain/mall/freight'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'

/** A merchant's shop, from its application on. Only an open one is visible to others and may sell. */
export const shop = app.table(
  'shop',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    status: text({ enum: ['pending', 'open', 'rejected', 'suspended'] })
      .notNull()
      .default('pending'),
    name: text().notNull(),
    about: jsonb().$type<LocalText>().notNull().default({}),
    /** The shop's policies: returns, warranty, contact. Shown on its page and beside the order. */
    terms: jsonb().$type<LocalText>().notNull().default({}),
    email: text().notNull(),
    /** International form, +886…; null while none is given. */
    phone: text(),
    logoUrl: text('logo_url'),
    /** ISO country the goods are shipped from. */
    country: text().notNull(),
    /** The pickup address; null where there is no pickup. */
    pickupPoint: text('pickup_point'),
    /** The address of the last agreed return, suggested for the next one. */
    returnAddress: text('return_address'),
    /** Lower case. Every captured payment is credited to it. */
    payoutAddress: text('payout_address').notNull(),
    /** A new address waits here and applies from `payoutChangesAt` on. */
    nextPayoutAddress: text('next_payout_address'),
    payoutChangesAt: moment('payout_changes_at'),
    /** The platform's fee, in basis points. */
    feeBps: integer('fee_bps').notNull().default(300),
    /** An admin's reason for the last decision: on the application, or to suspend or reinstate the shop. */
    reviewReason: text('review_reason'),
    reviewedAt: moment('reviewed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('shop_status').on(t.status, t.id),
    check('shop_fee', sql`${t.feeBps} between 0 and 10000`),
    check('shop_payout', sql`${t.payoutAddress} ~ '^0x[0-9a-f]{40}$'`),
  ],
)

/** Who may act for a shop. An owner also changes profile, payout and staff. */
export const shopMember = app.table(
  'shop_member',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text({ enum: ['owner', 'staff'] }).notNull(),
    /** The e-mail or address a member was invited by: all that the shop knows of them. */
    invitedAs: text('invited_as'),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.accountId] }), index('shop_member_account').on(t.accountId)],
)

/** An open invitation to a shop's staff. It does not reveal whether an account exists. */
export const shopInvitation = app.table(
  'shop_invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    /** A wallet's address or an e-mail, in lower case. */
    invitee: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('shop_invitation_once').on(t.shopId, t.invitee),
    index('shop_invitation_invitee').on(t.invitee),
  ],
)

/** A shop's shipping template: rules by destination, see packages/domain/src/mall/freight.ts. */
export const freightTemplate = app.table(
  'freight_template',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    name: text().notNull(),
    unit: text({ enum: ['piece', 'gram'] }).notNull(),
    rules: jsonb().$type<FreightRule[]>().notNull(),
    /** Shipping is free when the shop's goods are worth this much, in minor units. */
    freeFrom: bigint('free_from', { mode: 'bigint' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('freight_template_shop').on(t.shopId)],
)

export const product = app.table(
  'product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    /** An id of packages/domain/src/mall/categories.ts. */
    categoryId: integer('category_id').notNull(),
    freightTemplateId: integer('freight_template_id')
      .notNull()
      .references(() => freightTemplate.id),
    /** Only `listed` products are found and sold; an admin took a `held` one down, or suspended its shop. */
    status: text({ enum: ['draft', 'listed', 'unlisted', 'held'] })
      .notNull()
      .default('draft'),
    /** The status that a held product returns to. The shop can change it, and an admin's decision does not. */
    heldFrom: text('held_from', { enum: ['draft', 'listed', 'unlisted'] }),
    /** Why an admin took it down; null for products that are held because their shop is suspended. */
    takedownReason: text('takedown_reason'),
    title: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull().default({}),
    pictures: text().array().notNull().default([]),
    /** The names of its options in order, `Colour`, `Size`; a SKU has one value for each. */
    options: jsonb().$type<LocalText[]>().notNull().default([]),
    /** The lowest price of its SKUs on sale, updated with them: lists sort by it. Null without any. */
    priceFrom: bigint('price_from', { mode: 'bigint' }),
    priceTo: bigint('price_to', { mode: 'bigint' }),
    currency: text().notNull().default('USD'),
    /** Pieces sold, updated when payments settle. */
    soldCount: integer('sold_count').notNull().default(0),
    favouriteCount: integer('favourite_count').notNull().default(0),
    /** The stars of all shown reviews, and how many these are: changed in the transaction of the review. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /**
     * All search terms in one array: packages/domain/src/mall/search-terms.ts. Triggers copy them to `product_place`.
     */
    terms: text().array().notNull().default([]),
    /** The rules the terms were written by; the worker rewrites those of older ones. */
    termsVersion: smallint('terms_version').notNull().default(0),
    listedAt: moment('listed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('product_shop').on(t.shopId, t.id),
    index('product_terms')
      .using('gin', t.terms)
      .where(sql`status = 'listed'`),
    index('product_terms_version').on(t.termsVersion),
    check('product_rating', sql`${t.ratingSum} between ${t.ratingCount} and ${t.ratingCount} * 5`),
    check(
      'product_held',
      sql`(${t.status} = 'held') = (${t.heldFrom} is not null) and (${t.takedownReason} is null or ${t.status} = 'held')`,
    ),
  ],
)

/** The unit of sale: one value of every option. A SKU that was ever sold is retired, never deleted. */
export const sku = app.table(
  'sku',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    /** The merchant's own number for it. */
    code: text().notNull().default(''),
    /** One value for each option of the product, in its order. */
    choices: jsonb().$type<LocalText[]>().notNull().default([]),
    pictureUrl: text('picture_url'),
    /** Minor units (cents). */
    price: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull().default('USD'),
    grams: integer().notNull().default(0),
    /** Physical stock. What can be bought is `onHand - reserved`. */
    onHand: integer('on_hand').notNull().default(0),
    /** Reserved by unpaid orders. A payment reduces both columns, closing the order releases it. */
    reserved: integer().notNull().default(0),
    /** The merchant is notified when no more than this can be bought. */
    lowStockAt: integer('low_stock_at').notNull().default(3),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Increases with each change of price or options, so that an order can detect that the person saw an older version. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('sku_product').on(t.productId, t.id),
    // No index covers the stock columns: updates by orders must not touch an index.
    index('sku_shop').on(t.shopId),
    check('sku_stock', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
    check('sku_price', sql`${t.price} >= 0`),
    check('sku_grams', sql`${t.grams} >= 0`),
  ],
)

/** A person's shipping addresses. Orders store a copy, so a row may change or be deleted. */
export const shippingAddress = app.table(
  'shipping_address',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    /** International form, +886…. */
    phone: text().notNull(),
    /** ISO: CN, TW, HK and MO have regions, JP a postal code, others neither. */
    country: text().notNull(),
    /** Province, city, district of the region tree, as far as they exist. */
    regions: text().array().notNull().default([]),
    postalCode: text('postal_code').notNull().default(''),
    /** Street, number, floor as the person entered it. */
    line: text().notNull(),
    /** The full address in one text, as a label shows it (SPEC §3 `address`). */
    address: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('shipping_address_account').on(t.accountId, t.createdAt),
    uniqueIndex('shipping_address_default')
      .on(t.accountId)
      .where(sql`is_default`),
  ],
)

export const favourite = app.table(
  'favourite',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    tag: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.productId] }),
    index('favourite_newest').on(t.accountId, t.createdAt.desc().nullsFirst()),
  ],
)
