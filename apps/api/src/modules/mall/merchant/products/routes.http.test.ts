import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { samplePng } from '@mofu/testkit/sample-files'
import { notifications } from '@mofu/wire/accounts/notifications'
import { createClient } from '@mofu/wire/client'
import { getProductsBySearch, product } from '@mofu/wire/mall/catalogue'
import * as wire from '@mofu/wire/mall/merchant/products'
import { confirmOrder, submitOrder } from '@mofu/wire/mall/orders'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

let owner: Shopper
let buyer: Shopper
let shopId: number
let freightTemplateId: number

beforeAll(async () => {
  ;[owner, buyer] = await Promise.all([makeShopper(stack, db, 'owner'), makeShopper(stack, db, 'buyer')])
  const made = await makeShop(db, { owner, payout: accountOf('mio').address, name: 'Kumo Zakka' })
  shopId = made.shopId
  const { data } = await call(wire.shopProducts, { body: { shopId } }, owner.as)
  freightTemplateId = data.list[0]?.freightTemplateId ?? 0
})

afterAll(() => end())

const blanket = () => ({
  shopId,
  categoryId: 44,
  freightTemplateId,
  title: { en: 'Cloud blanket', jp: 'くもの毛布' },
  description: { en: 'Light and warm.' },
  pictures: [] as string[],
  options: [{ en: 'Size' }],
  skus: [
    { choices: [{ en: 'S' }], price: '2500', grams: 300, addStock: 5, lowStockAt: 3 },
    { choices: [{ en: 'L' }], price: '4000', grams: 500, addStock: 2 },
  ],
  isListed: true,
})

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(samplePng({ seed: 3 }))], { type: 'image/png' }), 'a.png')
  const response = await fetch(`${stack.apiUrl}/api/main/public/upload`, {
    method: 'POST',
    headers: owner.as.headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { url: string } }
  return data.url
}

test('a shop lists a product with pictures and SKUs, and it is found and bought at its price', async () => {
  const picture = await upload()
  const { data: made } = await call(
    wire.saveProduct,
    { body: { ...blanket(), pictures: [picture] } },
    owner.as,
  )
  const { data: shown } = await call(product, { query: { id: made.id } })
  expect(shown).toMatchObject({
    title: { en: 'Cloud blanket', jp: 'くもの毛布' },
    pictures: [picture],
    skus: [
      { choices: [{ en: 'S' }], price: { amount: '2500' }, available: 5 },
      { choices: [{ en: 'L' }], price: { amount: '4000' }, available: 2 },
    ],
  })
  for (const keyword of ['cloud', '毛布', 'beds', 'kumo']) {
    const { data } = await call(getProductsBySearch, { body: { keyword } })
    expect(
      data.list.map(({ id }) => id),
      `found by ${keyword}`,
    ).toContain(made.id)
  }
  const skuId = shown.skus[0]?.id ?? 0
  const cart = { skuids: [`${skuId}|2`], recieveAddressId: buyer.addressId }
  const { data: priced } = await call(confirmOrder, { body: cart }, buyer.as)
  expect(priced).toMatchObject({ canSubmit: true, parts: [{ goods: '5000', freight: '600' }] })
})

test('stock changes by a delta, never below what unpaid orders reserve; a new price is a new version', async () => {
  const { data: made } = await call(wire.saveProduct, { body: blanket() }, owner.as)
  const own = async () =>
    (await call(wire.shopProducts, { body: { shopId, id: made.id } }, owner.as)).data.list[0]
  const before = await own()
  const [small, large] = before?.skus ?? []
  const { data: priced } = await call(
    confirmOrder,
    { body: { skuids: [`${small?.id}|2`], recieveAddressId: buyer.addressId } },
    buyer.as,
  )
  const order = { skus: [`${small?.id}|2`], recieveAddressId: buyer.addressId }
  await call(submitOrder, { body: order }, buyer.as)
  // The merchant's window still shows five; two of them are reserved by now.
  const skuOf = (one: typeof small, more: object) => ({
    id: one?.id,
    choices: one?.choices ?? [],
    price: one?.price ?? '0',
    ...more,
  })
  const save = (skus: object[]) =>
    call(wire.saveProduct, { body: { ...blanket(), id: made.id, skus: skus as never } }, owner.as)
  await expect(save([skuOf(small, { addStock: -4 })])).rejects.toMatchObject({
    status: 409,
    failure: { error: 'mall.stock_wrong' },
  })
  await save([skuOf(small, { addStock: 10, price: '2600' })])
  expect(await own()).toMatchObject({
    skus: [
      { id: small?.id, onHand: 15, reserved: 2, price: '2600', isOnSale: true },
      // Left out: no longer sold, and still there for the orders that refer to it.
      { id: large?.id, isOnSale: false },
    ],
  })
  const late = { ...order, confirmToken: priced.confirmToken }
  await expect(call(submitOrder, { body: late }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.price_changed' },
  })
})

test('the order that takes stock below the threshold notifies the shop, once', async () => {
  const { data: made } = await call(
    wire.saveProduct,
    { body: { ...blanket(), title: { en: 'Quiet rug' } } },
    owner.as,
  )
  const { data } = await call(product, { query: { id: made.id } })
  for (let times = 0; times < 3; times++) {
    const order = { skus: [`${data.skus[0]?.id}|1`], recieveAddressId: buyer.addressId }
    await call(submitOrder, { body: order }, buyer.as)
  }
  const queued = sql`select from jobs.job
    where name = 'low-stock' and state <= 'active' and data ->> 'productId' = ${String(made.id)}`
  await expect.poll(async () => (await db.execute(queued)).rowCount, { timeout: 10_000 }).toBe(0)
  const { data: inbox } = await call(notifications, { query: {} }, owner.as)
  const notified = inbox.list.filter(({ kind, facts }) => kind === 'shop' && facts['title'] === 'Quiet rug')
  expect(notified).toMatchObject([{ facts: { shop: 'Kumo Zakka', news: 'lowStock', left: '3' } }])
})

test('invalid products are refused with the field named, and nobody else manages a shop’s products', async () => {
  const refusal = (change: object, who = owner) =>
    call(wire.saveProduct, { body: { ...blanket(), ...change } }, who.as).then(
      () => 'kept',
      (error: { failure?: { error: string; facts?: Record<string, string> } }) => error.failure?.error,
    )
  expect(await refusal({ categoryId: 4 })).toBe('mall.product_wrong')
  expect(await refusal({ title: {} })).toBe('mall.product_wrong')
  expect(await refusal({ freightTemplateId: 999_999 })).toBe('mall.product_wrong')
  expect(await refusal({ pictures: ['https://elsewhere.example/a.png'] })).toBe('mall.product_wrong')
  expect(await refusal({ skus: [{ choices: [], price: '100' }] })).toBe('mall.product_wrong')
  expect(await refusal({ skus: [{ choices: [{ en: 'S' }], price: '100', id: 1 }] })).toBe('mall.sku_unknown')
  expect(await refusal({}, buyer)).toBe('mall.shop_not_yours')
  await expect(call(wire.shopProducts, { body: { shopId } }, buyer.as)).rejects.toMatchObject({ status: 403 })
})
