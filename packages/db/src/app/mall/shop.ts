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
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'

/** A merchant's shop, from its application on. Only an open one is seen by others and may sell. */
export const shop = app.table(
  'shop',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    status: text({ enum: ['pending', 'open', 'rejected', 'suspended'] })
      .notNull()
      .default('pending'),
    name: text().notNull(),
    about: jsonb().$type<LocalText>().notNull().default({}),
    /** What the shop promises: returns, warranty, who answers. Shown on its page and beside the order. */
    terms: jsonb().$type<LocalText>().notNull().default({}),
    email: text().notNull(),
    /** International form, +886…; null while none is given. */
    phone: text(),
    logoUrl: text('logo_url'),
    /** ISO country the goods are sent from. */
    country: text().notNull(),
    /** Where goods can be fetched; null where they cannot. */
    pickupPoint: text('pickup_point'),
    /** Where the last agreed return went: the next one is proposed to go there, too. */
    returnAddress: text('return_address'),
    /** Lower case. Every captured payment is credited to it. */
    payoutAddress: text('payout_address').notNull(),
    /** A changed address waits here and holds from `payoutChangesAt` on. */
    nextPayoutAddress: text('next_payout_address'),
    payoutChangesAt: moment('payout_changes_at'),
    /** The house's share, in hundredths of a percent. */
    feeBps: integer('fee_bps').notNull().default(300),
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

/** Who may act for a shop. An owner also changes profile, payout and people. */
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
    /** The e-mail or address under which staff was invited: all that the shop knows of them. */
    invitedAs: text('invited_as'),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.accountId] }), index('shop_member_account').on(t.accountId)],
)

/** Somebody a shop wants on its staff, who has not answered yet. It says nothing about whether they have an account. */
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

/** How a shop sends: rules by place, in packages/domain/src/mall/freight.ts. */
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
    /** Goods worth this much of the shop go for free, in minor units. */
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
    /** Only `listed` ones are found and sold; `held` are those of a shop that was suspended while they were listed. */
    status: text({ enum: ['draft', 'listed', 'unlisted', 'held'] })
      .notNull()
      .default('draft'),
    title: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull().default({}),
    pictures: text().array().notNull().default([]),
    /** The names of its options in order, `Colour`, `Size`; a SKU has one value for each. */
    options: jsonb().$type<LocalText[]>().notNull().default([]),
    /** The lowest price of its SKUs on sale, kept by whoever changes them: lists sort by it. Null without any. */
    priceFrom: bigint('price_from', { mode: 'bigint' }),
    priceTo: bigint('price_to', { mode: 'bigint' }),
    currency: text().notNull().default('USD'),
    /** Pieces paid for, kept by whoever settles payments. */
    soldCount: integer('sold_count').notNull().default(0),
    favouriteCount: integer('favourite_count').notNull().default(0),
    /** What a search may ask for, in one array so that one index answers any mix: see modules/mall/search-terms.ts. */
    terms: text().array().notNull().default([]),
    listedAt: moment('listed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('product_shop').on(t.shopId, t.id),
    index('product_terms')
      .using('gin', t.terms)
      .where(sql`status = 'listed'`),
    index('product_newest')
      .on(t.listedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'listed'`),
    index('product_cheapest')
      .on(t.priceFrom, t.id)
      .where(sql`status = 'listed'`),
    index('product_popular')
      .on(t.soldCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'listed'`),
  ],
)

/** What is really bought: one choice of every option. A SKU that was ever sold is retired, never deleted. */
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
    /** What lies in the shelf. What can be bought is `onHand - reserved`. */
    onHand: integer('on_hand').notNull().default(0),
    /** What unpaid orders hold. Paying takes it from both columns, closing gives it back. */
    reserved: integer().notNull().default(0),
    /** The merchant is told when no more than this can be bought. */
    lowStockAt: integer('low_stock_at').notNull().default(3),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Grows with each change of price or choices, so that an order can tell that the person saw another one. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('sku_product').on(t.productId, t.id),
    // Nothing here names the stock columns: an order must be able to change them without touching an index.
    index('sku_shop').on(t.shopId),
    check('sku_stock', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
    check('sku_price', sql`${t.price} >= 0`),
    check('sku_grams', sql`${t.grams} >= 0`),
  ],
)

/** Where a person's goods go. Orders keep a copy, so a row may change or go. */
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
    /** Province, city, district of the region tree, as far as there are any. */
    regions: text().array().notNull().default([]),
    postalCode: text('postal_code').notNull().default(''),
    /** Street, house, floor as the person wrote it. */
    line: text().notNull(),
    /** All of it in one text, as a label shows it (SPEC §3 `address`). */
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
