import { account } from '@mofu/db/app/accounts'
import {
  mallOrder,
  orderEvent,
  orderLine,
  orderMessage,
  orderRequest,
  orderSubmit,
} from '@mofu/db/app/mall/orders'
import { productReview } from '@mofu/db/app/mall/reviews'
import { favourite, product, shippingAddress, shopInvitation, shopMember } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'

/** A person's mall data: addresses, favourites, orders, and what they wrote about them. */
export async function mallDataOf(db: Database, accountId: string) {
  const [addresses, favourites, orders, messages, reviews, memberships, invitations] = [
    await db.select().from(shippingAddress).where(eq(shippingAddress.accountId, accountId)),
    await db
      .select({ productId: favourite.productId, tag: favourite.tag, createdAt: favourite.createdAt })
      .from(favourite)
      .where(eq(favourite.accountId, accountId)),
    await ordersOf(db, accountId),
    await db
      .select({ orderId: orderMessage.orderId, text: orderMessage.text, at: orderMessage.at })
      .from(orderMessage)
      .where(eq(orderMessage.authorId, accountId))
      .orderBy(asc(orderMessage.id)),
    await db
      .select({
        orderId: productReview.orderId,
        productId: productReview.productId,
        rating: productReview.rating,
        text: productReview.text,
        createdAt: productReview.createdAt,
        editedAt: productReview.editedAt,
        hiddenFor: productReview.hiddenFor,
      })
      .from(productReview)
      .where(eq(productReview.accountId, accountId))
      .orderBy(asc(productReview.id)),
    await db
      .select({ shopId: shopMember.shopId, role: shopMember.role, since: shopMember.since })
      .from(shopMember)
      .where(eq(shopMember.accountId, accountId)),
    await db
      .select({ shopId: shopInvitation.shopId, createdAt: shopInvitation.createdAt })
      .from(shopInvitation)
      .where(isInvited(accountId)),
  ]
  return {
    addresses,
    favourites,
    orders,
    messages,
    reviews,
    memberships,
    invitations,
  }
}

/** Invitations name the wallet or the e-mail, whether or not it has an account. */
function isInvited(accountId: string) {
  return sql`${shopInvitation.invitee} in (
    select unnest(array[a.address, a.email]) from ${account} a where a.id = ${accountId})`
}

async function ordersOf(db: Database, accountId: string) {
  const orders = await db
    .select({
      id: mallOrder.id,
      number: mallOrder.number,
      status: mallOrder.status,
      isPickup: mallOrder.isPickup,
      address: mallOrder.address,
      remark: mallOrder.remark,
      goods: sql<string>`${mallOrder.goods}::text`,
      freight: sql<string>`${mallOrder.freight}::text`,
      total: sql<string>`${mallOrder.total}::text`,
      currency: mallOrder.currency,
      txHash: mallOrder.txHash,
      createdAt: mallOrder.createdAt,
      paidAt: mallOrder.paidAt,
    })
    .from(mallOrder)
    .where(eq(mallOrder.accountId, accountId))
    .orderBy(desc(mallOrder.id))
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db
    .select({
      orderId: orderLine.orderId,
      title: orderLine.title,
      price: sql<string>`${orderLine.price}::text`,
      quantity: orderLine.quantity,
    })
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
  const requests = await db
    .select({
      orderId: orderRequest.orderId,
      kind: orderRequest.kind,
      reason: orderRequest.reason,
      disputeReason: sql<string | null>`case ${orderRequest.disputedBy} when 'buyer'
        then ${orderRequest.disputeReason} end`,
      ruling: orderRequest.ruling,
      rulingReason: orderRequest.rulingReason,
    })
    .from(orderRequest)
    .where(inArray(orderRequest.orderId, ids))
  const events = await db
    .select({
      orderId: orderEvent.orderId,
      kind: orderEvent.kind,
      actor: orderEvent.actor,
      at: orderEvent.at,
    })
    .from(orderEvent)
    .where(inArray(orderEvent.orderId, ids))
    .orderBy(asc(orderEvent.id))
  return orders.map((order) => ({
    ...order,
    events: events.filter(({ orderId }) => orderId === order.id),
    lines: lines.filter(({ orderId }) => orderId === order.id),
    requests: requests.filter(({ orderId }) => orderId === order.id),
  }))
}

/**
 * Orders and their amounts stay for accounting and for the shop; everything that identifies or describes the person is
 * erased.
 */
export async function eraseMallData(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(shippingAddress).where(eq(shippingAddress.accountId, accountId))
  await tx.delete(shopMember).where(eq(shopMember.accountId, accountId))
  await tx.delete(shopInvitation).where(isInvited(accountId))
  await tx.delete(orderSubmit).where(eq(orderSubmit.accountId, accountId))
  const dropped = await tx
    .delete(favourite)
    .where(eq(favourite.accountId, accountId))
    .returning({ productId: favourite.productId })
  if (dropped.length > 0) {
    await tx
      .update(product)
      .set({ favouriteCount: sql`greatest(0, ${product.favouriteCount} - 1)` })
      .where(
        inArray(
          product.id,
          dropped.map(({ productId }) => productId),
        ),
      )
  }
  // The stars stay, without a name: the average is of everything that was bought.
  await tx.update(productReview).set({ text: '' }).where(eq(productReview.accountId, accountId))
  await tx.update(orderMessage).set({ text: '' }).where(eq(orderMessage.authorId, accountId))
  const own = tx.select({ id: mallOrder.id }).from(mallOrder).where(eq(mallOrder.accountId, accountId))
  await tx
    .update(orderRequest)
    .set({
      reason: '',
      disputeReason: sql`case ${orderRequest.disputedBy} when 'merchant' then ${orderRequest.disputeReason} end`,
    })
    .where(inArray(orderRequest.orderId, own))
  await tx
    .update(mallOrder)
    .set({ address: null, remark: '', pickupCode: null })
    .where(eq(mallOrder.accountId, accountId))
}
