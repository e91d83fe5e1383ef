import { account } from '@mofu/db/app/accounts'
import {
  mallOrder,
  orderEvent,
  orderLine,
  orderMessage,
  orderRequest,
  orderSubmit,
} from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { freightTemplate, product, shippingAddress, shop, sku } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { textIn } from '@mofu/domain/local-text'
import { allOrders, orderStatus } from '@mofu/domain/mall/order-status'
import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'

import { roleIn, tellMembers } from '../merchants/store.ts'
import type { CartStore, Order } from './order.ts'
import { readCart } from './read-cart.ts'
import type { ShowStore } from './show-order.ts'
import type { SubmitStore, SubmitWriter } from './submit-order.ts'

export type OrderListing = {
  ofAccount(accountId: string, page: OrderPage): Promise<{ list: Order[]; total: number }>
  ofShop(shopId: number, page: OrderPage): Promise<{ list: Order[]; total: number }>
}

type OrderPage = { status: number; page: number; pageSize: number }

export type OrderStore = ReturnType<typeof orderStore>

export function orderStore(db: Database): CartStore & SubmitStore & ShowStore & OrderListing {
  return {
    ...cartStore(db),
    ...showStore(db),
    once: (key, work) =>
      db.transaction(async (tx) => {
        const [mine] = await tx.insert(orderSubmit).values(key).onConflictDoNothing().returning()
        if (!mine) {
          const [first] = await tx
            .select()
            .from(orderSubmit)
            .where(and(eq(orderSubmit.accountId, key.accountId), eq(orderSubmit.key, key.key)))
          return first?.wish === key.wish ? submitted(tx, first.groupId) : 'reused'
        }
        await work(submitWriter(tx))
        return submitted(tx, key.groupId)
      }),
    ofAccount: (accountId, page) => list(db, eq(mallOrder.accountId, accountId), page),
    ofShop: (shopId, page) => list(db, eq(mallOrder.shopId, shopId), page),
  }
}

function cartStore(db: Database | Transaction): CartStore {
  return {
    skus: async (ids) => {
      const rows = await db
        .select({
          skuId: sku.id,
          productId: sku.productId,
          shopId: sku.shopId,
          shopName: shop.name,
          pickupPoint: shop.pickupPoint,
          title: product.title,
          choices: sku.choices,
          pictureUrl: sql<string | null>`coalesce(${sku.pictureUrl}, ${product.pictures}[1])`,
          price: sku.price,
          version: sku.version,
          grams: sku.grams,
          available: sql<number>`${sku.onHand} - ${sku.reserved}`,
          isSold: sql<boolean>`${sku.isOnSale} and ${product.status} = 'listed' and ${shop.status} = 'open'`,
          templateId: freightTemplate.id,
          unit: freightTemplate.unit,
          rules: freightTemplate.rules,
          freeFrom: freightTemplate.freeFrom,
        })
        .from(sku)
        .innerJoin(product, eq(product.id, sku.productId))
        .innerJoin(shop, eq(shop.id, sku.shopId))
        .innerJoin(freightTemplate, eq(freightTemplate.id, product.freightTemplateId))
        .where(inArray(sku.id, [...ids]))
      return rows.map(({ unit, rules, freeFrom, ...rest }) => ({
        ...rest,
        template: { unit, rules, freeFrom },
      }))
    },
    address: async (accountId, id) => {
      const [found] = await db
        .select()
        .from(shippingAddress)
        .where(
          and(
            eq(shippingAddress.accountId, accountId),
            id === undefined ? eq(shippingAddress.isDefault, true) : eq(shippingAddress.id, id),
          ),
        )
      return found
    },
  }
}

function submitWriter(tx: Transaction): SubmitWriter {
  return {
    ...cartStore(tx),
    add: async ({ id, number, groupId, accountId, isPickup, address, remark, payMs, part }) => {
      await tx.insert(mallOrder).values({
        id,
        number,
        groupId,
        accountId,
        shopId: part.shopId,
        status: orderStatus.paymentPending,
        isPickup,
        address: address ? snapshot(address) : null,
        remark,
        goods: part.goods,
        freight: part.freight,
        total: part.goods + part.freight,
        payDeadline: sql`now() + ${payMs} * interval '1 millisecond'`,
      })
      await tx.insert(orderLine).values(
        part.lines.map(({ line }) => ({
          orderId: id,
          skuId: line.skuId,
          productId: line.productId,
          title: line.title,
          choices: [...line.choices],
          pictureUrl: line.pictureUrl,
          price: line.price,
          quantity: line.quantity,
        })),
      )
      await tx.insert(orderEvent).values({
        orderId: id,
        kind: 'submit',
        actor: 'buyer',
        actorId: accountId,
        after: orderStatus.paymentPending,
      })
      await tx
        .update(account)
        .set({ firstBoughtAt: sql`now()` })
        .where(and(eq(account.id, accountId), isNull(account.firstBoughtAt)))
    },
    reserve: async ({ skuId, version, quantity }) => {
      const [kept] = await tx
        .update(sku)
        .set({ reserved: sql`${sku.reserved} + ${quantity}` })
        .where(
          and(
            eq(sku.id, skuId),
            // A price that changed since it was read is not what the person ordered.
            eq(sku.version, version),
            sku.isOnSale,
            gte(sql`${sku.onHand} - ${sku.reserved}`, quantity),
          ),
        )
        .returning()
      if (kept) await warnOfLowStock(tx, kept, quantity)
      return kept !== undefined
    },
  }
}

/** The shop hears of it when this order was the one that crossed the line, and once a day at most. */
async function warnOfLowStock(
  tx: Transaction,
  { id, productId, shopId, onHand, reserved, lowStockAt }: typeof sku.$inferSelect,
  quantity: number,
): Promise<void> {
  const left = onHand - reserved
  if (left > lowStockAt || left + quantity <= lowStockAt) return
  const [named] = await tx
    .select({ shop: shop.name, title: product.title })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(product.id, productId))
  await tellMembers(tx, shopId, {
    eventId: `low-${id}-${new Date().toISOString().slice(0, 10)}`,
    facts: {
      shop: named?.shop ?? '',
      news: 'lowStock',
      left: String(left),
      title: textIn('en', named?.title ?? {}),
    },
  })
}

function snapshot(address: NonNullable<Order['address']>) {
  const { name, phone, country, regions, postalCode, address: text } = address
  return { name, phone, country, regions, postalCode, address: text }
}

async function submitted(tx: Transaction, groupId: string) {
  return tx
    .select({
      id: mallOrder.id,
      number: mallOrder.number,
      groupId: mallOrder.groupId,
      shopId: mallOrder.shopId,
      total: mallOrder.total,
    })
    .from(mallOrder)
    .where(eq(mallOrder.groupId, groupId))
    .orderBy(asc(mallOrder.shopId))
}

const hasOpenRequest = sql<boolean>`exists (select from ${orderRequest} r where r.order_id = ${mallOrder.id}
  and r.state in ('open', 'agreed', 'sentBack', 'paying'))`

async function read(db: Database, where: ReturnType<typeof eq>, page?: OrderPage): Promise<Order[]> {
  const rows = await db
    .select({ order: mallOrder, shopName: shop.name, pickupPoint: shop.pickupPoint, hasOpenRequest })
    .from(mallOrder)
    .innerJoin(shop, eq(shop.id, mallOrder.shopId))
    .where(where)
    .orderBy(desc(mallOrder.id))
    .limit(page?.pageSize ?? 50)
    .offset(page ? (page.page - 1) * page.pageSize : 0)
  const ids = rows.map(({ order }) => order.id)
  const lines =
    ids.length === 0
      ? []
      : await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.skuId))
  return rows.map(({ order, ...rest }) => ({
    ...order,
    ...rest,
    lines: lines.filter((line) => line.orderId === order.id),
  }))
}

async function list(db: Database, whose: ReturnType<typeof eq>, page: OrderPage) {
  const status = page.status as (typeof mallOrder.$inferSelect)['status']
  const where = and(whose, page.status === allOrders ? undefined : eq(mallOrder.status, status)) ?? whose
  const [rows, total] = await Promise.all([read(db, where, page), db.$count(mallOrder, where)])
  return { list: rows, total }
}

/** For other rooms that list orders by something else. */
export function readOrders(db: Database, where: ReturnType<typeof eq>): Promise<Order[]> {
  return read(db, where)
}

function showStore(db: Database): ShowStore {
  return {
    find: async (id) => (await read(db, eq(mallOrder.id, id)))[0],
    isMember: async (shopId, accountId) => (await roleIn(db, shopId, accountId)) !== undefined,
    events: (id) =>
      db
        .select({
          kind: orderEvent.kind,
          actor: orderEvent.actor,
          status: orderEvent.after,
          at: orderEvent.at,
          facts: orderEvent.facts,
        })
        .from(orderEvent)
        .where(eq(orderEvent.orderId, id))
        .orderBy(asc(orderEvent.id)),
    payments: async (id) => {
      const rows = await db
        .select({
          payment: mallPayment,
          symbol: paymentQuote.symbol,
          decimals: paymentQuote.decimals,
          head: projection.block,
        })
        .from(mallPayment)
        .innerJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
        .innerJoin(projection, eq(projection.chainId, mallPayment.chainId))
        .where(eq(mallPayment.orderId, id))
        .orderBy(asc(mallPayment.seenAt))
      return rows.map(({ payment, ...rest }) => ({ ...payment, ...rest }))
    },
    requests: (id) =>
      db.select().from(orderRequest).where(eq(orderRequest.orderId, id)).orderBy(asc(orderRequest.createdAt)),
    messages: (id) =>
      db
        .select({
          id: orderMessage.id,
          from: orderMessage.from,
          text: orderMessage.text,
          at: orderMessage.at,
        })
        .from(orderMessage)
        .where(eq(orderMessage.orderId, id))
        .orderBy(asc(orderMessage.id)),
    unpaidInGroup: async (groupId, accountId) =>
      (
        await db
          .select({ id: mallOrder.id })
          .from(mallOrder)
          .where(
            and(
              eq(mallOrder.groupId, groupId),
              eq(mallOrder.accountId, accountId),
              eq(mallOrder.status, orderStatus.paymentPending),
            ),
          )
      ).map(({ id }) => id),
  }
}

/** What it would cost to send an order's goods to another of its buyer's addresses; undefined where the shop does not send. */
export function freightStore(db: Database) {
  return async (
    { id, accountId }: { id: string; accountId: string },
    addressId: string,
  ): Promise<bigint | undefined> => {
    const wanted = await db
      .select({ skuId: orderLine.skuId, quantity: orderLine.quantity })
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.skuId))
    const { parts } = await readCart(cartStore(db), { accountId, wanted, isPickup: false, addressId })
    return parts[0]?.freight ?? undefined
  }
}
