import { mallOrder, orderSubmit } from '@mofu/db/app/mall/orders'
import type { Connection, Database } from '@mofu/db/connect'
import { orderSearchText } from '@mofu/domain/mall/order-search'
import { orderStatus } from '@mofu/domain/mall/order-status'
import type { CartLine } from '@mofu/domain/mall/price-cart'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { and, asc, eq, lt, sql } from 'drizzle-orm'

import type { SavedAddress } from '../../orders/order.ts'

export type NewOrder = {
  id: string
  number: string
  shopId: number
  goods: bigint
  freight: bigint
  daysMost: number
  lines: readonly CartLine[]
}

export type Submitted = { id: string; number: string; groupId: string; shopId: number; total: bigint }

/** A submit with its idempotency key: the same key with another payload is refused. */
type SubmitKey = { accountId: string; key: string; payloadHash: string; groupId: string }

type NewOrders = SubmitKey & {
  isPickup: boolean
  address: SavedAddress | undefined
  remark: string
  payMs: number
  orders: readonly NewOrder[]
}

type Placed = {
  isPlaced: boolean
  /** Whether the account is below the limit of unpaid orders. */
  isAllowed: boolean
  /** SKUs that are short, or no longer as they were priced. */
  missing: number[]
  isRepriced: boolean
}

/**
 * One statement is one round trip and one transaction: a popular SKU is locked no longer than it takes to insert the
 * order. SKUs are locked in the order of their ids, which prevents deadlocks. There is one statement for each number of
 * SKUs: with an array PostgreSQL would not know its length, and would plan every order again. The mail starts a second
 * later, when workers look for it: a notification to them would make concurrent commits wait for each other.
 */
export function placing(skus: number): string {
  const wanted = Array.from({ length: skus }, (_, index) =>
    [12, 13, 14].map((first) => `$${first + index * 3}`),
  )
  const ids = wanted.map(([id]) => id).join(', ')
  const rows = wanted.map((row) => `(${row.map((value) => `${value}::int`).join(', ')})`).join(', ')
  return `
with allowed as materialized (
  select app.may_place_orders($1::uuid, jsonb_array_length($10::jsonb), ${orderLimits.unpaid}, $5::smallint) as yes
), wanted as (
  select * from (values ${rows}) as w (id, version, quantity)
), held as (
  select id, version, is_on_sale, on_hand - reserved as free from app.sku
  where (select yes from allowed) and id in (${ids}) order by id for no key update
), missing as (
  select w.id from wanted w where not exists (
    select from held h where h.id = w.id and h.version = w.version and h.is_on_sale and h.free >= w.quantity)
), mine as (
  insert into app.order_submit (account_id, key, payload_hash, group_id)
  select $1::uuid, $2::text, $3::text, $4::uuid where not exists (select from missing)
  on conflict do nothing returning account_id, group_id
), kept as (
  update app.sku s set reserved = s.reserved + w.quantity from wanted w, mine where s.id = w.id
  returning s.id, s.product_id, s.shop_id, s.on_hand - s.reserved as "left", w.quantity, s.low_stock_at
), news as (
  select jobs.enqueue('low-stock', jsonb_build_object('skuId', id, 'productId', product_id, 'shopId', shop_id, 'left', "left",
    'day', current_date::text)) as id
  from kept where "left" <= low_stock_at and "left" + quantity > low_stock_at
), orders as (
  insert into app.mall_order (id, number, group_id, account_id, shop_id, status, is_pickup, address, remark, goods, freight,
    total, days_most, search, pay_deadline)
  select o.id, o.number, mine.group_id, mine.account_id, o.shop_id, $5::smallint, $6::boolean, $7::jsonb, $8::text, o.goods, o.freight,
    o.goods + o.freight, o.days_most, o.search, now() + $9::int * interval '1 millisecond'
  from mine, jsonb_to_recordset($10::jsonb) as o (id uuid, number text, shop_id int, goods bigint, freight bigint, days_most int,
    search text)
), lines as (
  insert into app.order_line (order_id, sku_id, product_id, title, choices, picture_url, price, quantity)
  select l.* from mine, jsonb_to_recordset($11::jsonb) as l (order_id uuid, sku_id int, product_id int, title jsonb, choices jsonb,
    picture_url text, price bigint, quantity int)
), events as (
  insert into app.order_event (order_id, kind, actor, actor_id, after)
  select o.id, 'submit', 'buyer', mine.account_id, $5::smallint from mine, jsonb_to_recordset($10::jsonb) as o (id uuid)
), noted as (
  insert into app.notification (account_id, kind, facts, event_id, is_immediate, read_at)
  select mine.account_id, 'order', jsonb_build_object('state', 'submit', 'orderId', $10::jsonb -> 0 ->> 'id',
    'number', $10::jsonb -> 0 ->> 'number'), 'submit-' || mine.group_id, true, now()
  from mine returning id
), mailed as (
  select jobs.enqueue('order-mail', jsonb_build_object('notificationId', id),
    start_at => now() + interval '1 second') as id from noted
), buyer as (
  update app.account a set first_bought_at = now() from mine where a.id = mine.account_id and a.first_bought_at is null
)
select exists (select from mine) as "isPlaced", (select yes from allowed) as "isAllowed", array(select id from missing order by id) as missing,
  exists (select from held h join wanted w on w.id = h.id where h.version <> w.version) as "isRepriced",
  (select count(id)::int from news) as "newsCount", (select count(id)::int from mailed) as "mailCount"`
}

const statements = new Map<number, { name: string; text: string }>()

/** Reserves stock and inserts the orders, all or nothing, once per key. */
export async function placeOrders(db: Database, submit: NewOrders): Promise<Placed> {
  const skus = submit.orders.reduce((sum, { lines }) => sum + lines.length, 0)
  const { rows } = await db.$client.query<Placed>({ ...statementOf(skus), values: valuesOf(submit) })
  const [placed] = rows
  if (!placed) throw new Error('the statement that places orders returned no row')
  return placed
}

function statementOf(skus: number): { name: string; text: string } {
  const statement = statements.get(skus) ?? { name: `place_orders_${skus}`, text: placing(skus) }
  statements.set(skus, statement)
  return statement
}

/** The orders that a key created before; `reused` when it came with another payload. */
export async function findSubmitted(
  db: Connection,
  { accountId, key, payloadHash }: SubmitKey,
): Promise<Submitted[] | 'reused' | undefined> {
  const [first] = await db
    .select()
    .from(orderSubmit)
    .where(and(eq(orderSubmit.accountId, accountId), eq(orderSubmit.key, key)))
  if (!first) return undefined
  if (first.payloadHash !== payloadHash) return 'reused'
  return db
    .select({
      id: mallOrder.id,
      number: mallOrder.number,
      groupId: mallOrder.groupId,
      shopId: mallOrder.shopId,
      total: mallOrder.total,
    })
    .from(mallOrder)
    .where(eq(mallOrder.groupId, first.groupId))
    .orderBy(asc(mallOrder.shopId))
}

function valuesOf({ orders, address, ...submit }: NewOrders): unknown[] {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ orderId: order.id, ...line })))
  return [
    submit.accountId,
    submit.key,
    submit.payloadHash,
    submit.groupId,
    orderStatus.paymentPending,
    submit.isPickup,
    address ? JSON.stringify(snapshot(address)) : null,
    submit.remark,
    submit.payMs,
    JSON.stringify(
      orders.map(({ id, number, shopId, goods, freight, daysMost, lines: own }) => ({
        id,
        number,
        shop_id: shopId,
        goods: String(goods),
        freight: String(freight),
        days_most: daysMost,
        search: orderSearchText(
          number,
          own.map(({ title }) => title),
        ),
      })),
    ),
    JSON.stringify(
      lines.map(({ orderId, skuId, productId, title, choices, pictureUrl, price, quantity }) => ({
        order_id: orderId,
        sku_id: skuId,
        product_id: productId,
        title,
        choices,
        picture_url: pictureUrl,
        price: String(price),
        quantity,
      })),
    ),
    ...lines.flatMap(({ skuId, version, quantity }) => [skuId, version, quantity]),
  ]
}

function snapshot({ name, phone, country, regions, postalCode, address }: NonNullable<NewOrders['address']>) {
  return { name, phone, country, regions, postalCode, address }
}

/** Deletes idempotency keys after 30 days: nobody retries a submit for that long. */
export async function sweepSubmits(db: Database): Promise<number> {
  const deleted = await db
    .delete(orderSubmit)
    .where(lt(orderSubmit.createdAt, sql`now() - interval '30 days'`))
  return deleted.rowCount ?? 0
}
