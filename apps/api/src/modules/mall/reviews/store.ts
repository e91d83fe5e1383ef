import { account } from '@mofu/db/app/accounts'
import { mallOrder, orderLine } from '@mofu/db/app/mall/orders'
import { productReview } from '@mofu/db/app/mall/reviews'
import { product } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import { textIn } from '@mofu/domain/local-text'
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'

type Line = { orderId: string; skuId: number }

const isOfLine = and(eq(productReview.orderId, orderLine.orderId), eq(productReview.skuId, orderLine.skuId))

/** The lines of an account's order with their reviews, in the order of their SKUs. */
export function listLines(db: Connection, { orderId, accountId }: { orderId: string; accountId: string }) {
  return db
    .select({
      skuId: orderLine.skuId,
      productId: orderLine.productId,
      shopId: mallOrder.shopId,
      status: mallOrder.status,
      title: orderLine.title,
      choices: orderLine.choices,
      review: productReview,
    })
    .from(orderLine)
    .innerJoin(mallOrder, eq(mallOrder.id, orderLine.orderId))
    .leftJoin(productReview, isOfLine)
    .where(and(eq(orderLine.orderId, orderId), eq(mallOrder.accountId, accountId)))
    .orderBy(asc(orderLine.skuId))
}

/** Reviews and ratings of a product change one after the other. */
export async function lockProduct(tx: Transaction, productId: number): Promise<void> {
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('no key update')
}

type NewReview = Line & { productId: number; accountId: string; rating: number; text: string }

export async function insertReview(tx: Transaction, values: NewReview): Promise<number> {
  const [inserted] = await tx.insert(productReview).values(values).returning({ id: productReview.id })
  if (!inserted) throw new Error('the review was not saved')
  return inserted.id
}

export async function updateReview(
  tx: Transaction,
  id: number,
  values: { rating: number; text: string },
): Promise<void> {
  await tx
    .update(productReview)
    .set({ ...values, editedAt: sql`now()` })
    .where(eq(productReview.id, id))
}

/** The stars of the newest of an account's reviews of a product that is not hidden. */
export async function findCounted(
  tx: Transaction,
  { productId, accountId }: { productId: number; accountId: string },
): Promise<number | undefined> {
  const [found] = await tx
    .select({ rating: productReview.rating })
    .from(productReview)
    .where(
      and(
        eq(productReview.accountId, accountId),
        eq(productReview.productId, productId),
        isNull(productReview.hiddenFor),
      ),
    )
    .orderBy(desc(productReview.id))
    .limit(1)
  return found?.rating
}

/** Changes what a product's average is computed from; in the transaction of the review. */
export async function addToRating(
  tx: Transaction,
  productId: number,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  await tx
    .update(product)
    .set({
      ratingSum: sql`${product.ratingSum} + ${sum}`,
      ratingCount: sql`${product.ratingCount} + ${count}`,
    })
    .where(eq(product.id, productId))
}

type ReviewedOrder = { id: string; number: string; version: number; accountId: string; shopId: number }

export async function findReview(
  tx: Transaction,
  id: number,
): Promise<
  { productId: number; shopId: number; accountId: string; title: string; order: ReviewedOrder } | undefined
> {
  const [found] = await tx
    .select({
      productId: product.id,
      shopId: product.shopId,
      accountId: productReview.accountId,
      title: product.title,
      order: {
        id: mallOrder.id,
        number: mallOrder.number,
        version: mallOrder.version,
        accountId: mallOrder.accountId,
        shopId: mallOrder.shopId,
      },
    })
    .from(productReview)
    .innerJoin(product, eq(product.id, productReview.productId))
    .innerJoin(mallOrder, eq(mallOrder.id, productReview.orderId))
    .where(eq(productReview.id, id))
  return found && { ...found, title: textIn('en', found.title) }
}

/** Saves the shop's answer, the first or a later one; false when the review is hidden. */
export async function updateAnswer(tx: Transaction, id: number, answer: string): Promise<boolean> {
  const [updated] = await tx
    .update(productReview)
    .set({
      answer,
      answeredAt: sql`coalesce(${productReview.answeredAt}, now())`,
      answerEditedAt: sql`case when ${productReview.answer} <> ${answer} then now()
        else ${productReview.answerEditedAt} end`,
    })
    .where(and(eq(productReview.id, id), isNull(productReview.hiddenFor)))
    .returning({ id: productReview.id })
  return updated !== undefined
}

/** Hides a review; false when it is hidden already. */
export async function updateHidden(tx: Transaction, id: number, hiddenFor: string): Promise<boolean> {
  const [updated] = await tx
    .update(productReview)
    .set({ hiddenFor })
    .where(and(eq(productReview.id, id), isNull(productReview.hiddenFor)))
    .returning({ id: productReview.id })
  return updated !== undefined
}

/** Shows a hidden review again and returns its rating; undefined when it is not hidden. */
export async function updateShown(tx: Transaction, id: number): Promise<number | undefined> {
  const [updated] = await tx
    .update(productReview)
    .set({ hiddenFor: null })
    .where(and(eq(productReview.id, id), isNotNull(productReview.hiddenFor)))
    .returning({ rating: productReview.rating })
  return updated?.rating
}

/** Hidden reviews of a product, newest first. */
export function listHidden(db: Connection, productId: number, most: number) {
  return db
    .select({
      id: productReview.id,
      rating: productReview.rating,
      text: productReview.text,
      hiddenFor: sql<string>`${productReview.hiddenFor}`,
      createdAt: productReview.createdAt,
    })
    .from(productReview)
    .where(and(eq(productReview.productId, productId), isNotNull(productReview.hiddenFor)))
    .orderBy(desc(productReview.id))
    .limit(most)
}

/** Reviews that everybody sees, newest first. Nobody sees more of a wallet than its ends. */
export function listReviews(
  db: Connection,
  { productId, before }: { productId: number; before?: number | undefined },
  most: number,
) {
  return db
    .select({
      id: productReview.id,
      rating: productReview.rating,
      text: productReview.text,
      reviewer: sql<string | null>`left(${account.address}, 6) || '…' || right(${account.address}, 4)`,
      choices: orderLine.choices,
      createdAt: productReview.createdAt,
      editedAt: productReview.editedAt,
      answer: productReview.answer,
      answeredAt: productReview.answeredAt,
      answerEditedAt: productReview.answerEditedAt,
    })
    .from(productReview)
    .innerJoin(orderLine, isOfLine)
    .innerJoin(product, eq(product.id, productReview.productId))
    .innerJoin(account, eq(account.id, productReview.accountId))
    .where(
      and(
        eq(productReview.productId, productId),
        isNull(productReview.hiddenFor),
        sql`not exists (select from ${productReview} newer where newer.account_id = ${productReview.accountId}
          and newer.product_id = ${productReview.productId} and newer.id > ${productReview.id} and newer.hidden_for is null)`,
        eq(product.status, 'listed'),
        before === undefined ? undefined : lt(productReview.id, before),
      ),
    )
    .orderBy(desc(productReview.id))
    .limit(most)
}
