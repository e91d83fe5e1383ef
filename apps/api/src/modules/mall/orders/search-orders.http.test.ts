import { mallOrder, orderLine } from '@mofu/db/app/mall/orders'
import { orderSearch, orderSearchText } from '@mofu/domain/mall/order-search'
import { makeShopper } from '@mofu/testkit/mall'
import { orderList } from '@mofu/wire/mall/orders'
import { shopOrders } from '@mofu/wire/mall/shipping'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { buyer, call, db, merchant, shopOf, stack, submit } from './orders.fixture.ts'

type Title = { en?: string; tc?: string; jp?: string }

/** An order of a product that had this name. */
async function orderOf(
  title: Title,
  { shop, who }: { shop?: Awaited<ReturnType<typeof shopOf>>; who?: typeof buyer } = {},
) {
  const { skuIds, shopId } = shop ?? (await shopOf())
  const { orderId, orders } = await submit([`${skuIds[0]}`], {}, who)
  const number = orders[0]?.orderNumber ?? ''
  await db.update(orderLine).set({ title }).where(eq(orderLine.orderId, orderId))
  await db
    .update(mallOrder)
    .set({ search: orderSearchText(number, [title]) })
    .where(eq(mallOrder.id, orderId))
  return { orderId, shopId, number }
}

const found = async (text: string, more: object = {}, who = buyer) =>
  (await call(orderList, { body: { text, pageSize: 50, ...more } }, who.as)).data
const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id)

test('a buyer finds orders by a part of the number or of a product’s name, in any language', async () => {
  const otter = await orderOf({ en: 'Sleepy Otter Mug', tc: '水獺馬克杯', jp: 'カワウソ マグ' })
  const scarf = await orderOf({ en: 'Fox Scarf 100%' })
  for (const text of [
    otter.number,
    otter.number.slice(2).toLowerCase(),
    'otter',
    ' MUG ',
    '馬克',
    'カワウソ',
    'ｏｔｔｅｒ',
  ]) {
    expect([text, ...idsOf(await found(text))]).toEqual([text, otter.orderId])
  }
  expect(await found('otter', { status: 1 })).toMatchObject({ total: 1 })
  expect(await found('otter', { status: 6 })).toEqual({ list: [], total: 0 })
  expect(idsOf(await found(''))).toEqual([scarf.orderId, otter.orderId])
  // Wildcards and the names of languages are ordinary text.
  expect(idsOf(await found('100%'))).toEqual([scarf.orderId])
  for (const text of ['Otter%Mug', 'Sleepy_Otter', 'tc', '\\', "' or true --", 'zeppelin']) {
    expect([text, ...idsOf(await found(text))]).toEqual([text])
  }
})

test('orders of another account are never found', async () => {
  const other = await makeShopper(stack, db, 'other')
  const theirs = await orderOf({ en: 'Secret Badger Lamp' }, { who: other })
  const own = await orderOf({ en: 'Own Badger Lamp' })
  expect(idsOf(await found('badger'))).toEqual([own.orderId])
  expect(idsOf(await found('badger', {}, other))).toEqual([theirs.orderId])
  for (const text of [theirs.number, 'secret', theirs.orderId]) {
    expect(await found(text)).toEqual({ list: [], total: 0 })
  }
})

test('a shop finds only its own orders, and a stranger searches no shop', async () => {
  const otherMerchant = await makeShopper(stack, db, 'other-merchant')
  const [shop, otherShop] = [await shopOf(), await shopOf({ owner: otherMerchant })]
  const own = await orderOf({ en: 'Walnut Bed' }, { shop })
  const theirs = await orderOf({ en: 'Walnut Bed' }, { shop: otherShop })
  const search = (shopId: number, text: string, who: typeof buyer) =>
    call(shopOrders, { body: { shopId, text, pageSize: 50 } }, who.as)
  expect(idsOf((await search(own.shopId, 'walnut', merchant)).data)).toEqual([own.orderId])
  expect(idsOf((await search(own.shopId, own.number, merchant)).data)).toEqual([own.orderId])
  expect((await search(own.shopId, theirs.number, merchant)).data).toEqual({ list: [], total: 0 })
  expect(idsOf((await search(theirs.shopId, 'walnut', otherMerchant)).data)).toEqual([theirs.orderId])
  for (const who of [buyer, otherMerchant]) {
    await expect(search(own.shopId, 'walnut', who)).rejects.toMatchObject({
      failure: { error: 'mall.shop_not_yours' },
    })
  }
})

test('an order is found by what was ordered as soon as it is placed', async () => {
  const who = await makeShopper(stack, db, 'prompt')
  const { skuIds } = await shopOf()
  const { orderId } = await submit([`${skuIds[0]}`], {}, who)
  for (const text of ['ceramic', '陶瓷', 'ボウル'])
    expect(idsOf(await found(text, {}, who))).toEqual([orderId])
})

test('a search looks at the newest orders only, and a whole number finds any', async () => {
  const who = await makeShopper(stack, db, 'collector')
  const { shopId } = await shopOf()
  const mark = who.accountId.slice(0, 8)
  await db.execute(sql`
    insert into app.mall_order (id, number, group_id, account_id, shop_id, status, is_pickup, goods, freight, total,
      pay_deadline, search)
    select (${mark} || '-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'M-' || upper(${mark}) || '-' || i, gen_random_uuid(), ${who.accountId}::uuid, ${shopId}, 6, false,
      100, 0, 100, now(), case when i = 1 then 'old lantern' when i = ${orderSearch.newest + 2}::int then 'new lantern' else '' end
    from generate_series(1, ${orderSearch.newest + 2}::int) i`)
  expect(await found('lantern', {}, who)).toMatchObject({
    total: 1,
    list: [{ orderNumber: `M-${mark.toUpperCase()}-${orderSearch.newest + 2}` }],
  })
  expect(await found('lantern', { status: 6 }, who)).toMatchObject({ total: 1 })
  expect(await found(`m-${mark}-1`, {}, who)).toMatchObject({ total: 1 })
  expect(await found('', { pages: 41 }, who)).toMatchObject({ total: orderSearch.newest + 2 })
})
