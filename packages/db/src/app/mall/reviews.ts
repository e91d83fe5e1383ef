import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'
import { orderLine } from './orders.ts'
import { product } from './shop.ts'

/**
 * A buyer's review of one line of a finished order. Of an account's reviews of a product that are not hidden, the newest
 * is shown and counted in `product`.
 */
export const productReview = app.table(
  'product_review',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id').notNull(),
    skuId: integer('sku_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    rating: smallint().notNull(),
    text: text().notNull().default(''),
    /** The shop's one answer, as it was last edited. */
    answer: text(),
    answeredAt: moment('answered_at'),
    /** When the shop changed its answer last. */
    answerEditedAt: moment('answer_edited_at'),
    /** Why an admin hid it; null while it is shown. */
    hiddenFor: text('hidden_for'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    foreignKey({ columns: [t.orderId, t.skuId], foreignColumns: [orderLine.orderId, orderLine.skuId] }),
    uniqueIndex('product_review_line').on(t.orderId, t.skuId),
    index('product_review_newest')
      .on(t.productId, t.id.desc().nullsFirst())
      .where(sql`hidden_for is null`),
    index('product_review_account').on(t.accountId, t.productId, t.id.desc().nullsFirst()),
    check('product_review_rating', sql`${t.rating} between 1 and 5`),
    check('product_review_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)
