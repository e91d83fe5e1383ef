import { mallOrder, orderEvent, orderLine, orderMessage, orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { freightTemplate, product, shippingAddress, shop, sku } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { centsOfPart, returnedUnits } from '@mofu/domain/mall/coin-amount'
import { allOrders } from '@mofu/domain/mall/order-status'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'

import { roleIn } from '../merchants/store.ts'
import type { CartStore, Order } from './order.ts'
import { placingStore } from './placing/store.ts'
import { readCart } from './read-cart.ts'
import type { ShowStore } from './show-order.ts'
import type { SubmitStore } from './submit-order.ts'

export type OrderListing = {
  ofAccount(accountId: string, page: OrderPage): Promise<{ list: Order[]; total: number }>
  ofShop(shopId: number, page: OrderPage): Promise<{ list: Order[]; total: number }>
}

type OrderPage = { status: number; page: number; pageSize: number }

export type OrderStore = ReturnType<typeof orderStore>

export function orderStore(db: Database): SubmitStore & ShowStore & OrderListing {
  return {
    ...cartStore(db),
    ...showStore(db),
    ...placingStore(db),
    ofAccount: (accountId, page) => list(db, eq(mallOrder.accountId, accountId), page),
    ofShop: (shopId, page) => list(db, eq(mallOrder.shopId, shopId), page),
  }
}

/** Asked for at every look at a cart and every order: PostgreSQL keeps the plans, one for each number of SKUs. */
function cartStore(db: Database | Transaction): CartStore {
  const known = new Map<number, ReturnType<typeof cartOf>>()
  return {
    cart: async ({ accountId, skuIds, addressId }) => {
      const cart = known.get(skuIds.length) ?? cartOf(db, skuIds.length)
      known.set(skuIds.length, cart)
      const ids = Object.fromEntries(skuIds.map((id, place) => [`sku${place}`, id]))
      const rows = await cart.execute({ ...ids, accountId, addressId: addressId ?? null })
      return {
        skus: rows.map(({ sku: { unit, rules, freeFrom, ...rest } }) => ({
          ...rest,
          template: { unit, rules, freeFrom },
        })),
        address: rows[0]?.address ?? undefined,
      }
    },
  }
}

function cartOf(db: Database | Transaction, count: number) {
  const addressId = sql`${sql.placeholder('addressId')}::uuid`
  return db
    .select({
      sku: {
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
      },
      address: {
        id: shippingAddress.id,
        name: shippingAddress.name,
        phone: shippingAddress.phone,
        country: shippingAddress.country,
        regions: shippingAddress.regions,
        postalCode: shippingAddress.postalCode,
        address: shippingAddress.address,
      },
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, sku.shopId))
    .innerJoin(freightTemplate, eq(freightTemplate.id, product.freightTemplateId))
    .leftJoin(
      shippingAddress,
      and(
        eq(shippingAddress.accountId, sql.placeholder('accountId')),
        sql`case when ${addressId} is null then ${shippingAddress.isDefault} else ${shippingAddress.id} = ${addressId} end`,
      ),
    )
    .where(
      inArray(
        sku.id,
        Array.from({ length: count }, (_, place) => sql.placeholder(`sku${place}`)),
      ),
    )
    .prepare(`cart_of_${count}`)
}

const hasOpenRequest = sql<boolean>`exists (select from ${orderRequest} r where r.order_id = ${mallOrder.id}
  and r.state in ('open', 'agreed', 'sentBack', 'paying'))`

async function read(db: Database, where: ReturnType<typeof eq>, page?: OrderPage): Promise<Order[]> {
  const rows = await db
    .select({
      order: mallOrder,
      shopName: shop.name,
      pickupPoint: shop.pickupPoint,
      returnAddress: shop.returnAddress,
      hasOpenRequest,
      payment: { amount: mallPayment.amount, held: mallPayment.held, refundable: mallPayment.refundable },
    })
    .from(mallOrder)
    .innerJoin(shop, eq(shop.id, mallOrder.shopId))
    .leftJoin(mallPayment, and(eq(mallPayment.id, mallOrder.paymentId), ne(mallPayment.state, 'gone')))
    .where(where)
    .orderBy(desc(mallOrder.id))
    .limit(page?.pageSize ?? 50)
    .offset(page ? (page.page - 1) * page.pageSize : 0)
  const ids = rows.map(({ order }) => order.id)
  const lines =
    ids.length === 0
      ? []
      : await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.skuId))
  return rows.map(({ order, payment, ...rest }) => ({
    ...order,
    ...rest,
    refunded: payment ? centsOfPart(returnedUnits(payment), payment.amount, order.total) : 0n,
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
    group: async (groupId) =>
      (await read(db, eq(mallOrder.groupId, groupId))).toSorted(
        (a, b) => (a.lines[0]?.skuId ?? 0) - (b.lines[0]?.skuId ?? 0),
      ),
  }
}

/** What it would cost to send an order's goods to another of its buyer's addresses; undefined where the shop does not send. */
export async function freightTo(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  addressId: string,
): Promise<bigint | undefined> {
  const wanted = await tx
    .select({ skuId: orderLine.skuId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.skuId))
  const { parts } = await readCart(cartStore(tx), { accountId, wanted, isPickup: false, addressId })
  return parts[0]?.freight ?? undefined
}
