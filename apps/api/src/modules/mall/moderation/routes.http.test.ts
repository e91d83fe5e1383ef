import { type MadeShop, payOffers } from '@mofu/testkit/mall'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { auditLog } from '@mofu/wire/accounts/roles'
import { creditsOf } from '@mofu/wire/credits'
import {
  cartLines,
  favorites,
  favoritesList,
  getProductsBySearch,
  product,
  shopPage,
} from '@mofu/wire/mall/catalogue'
import { merchantDashboard } from '@mofu/wire/mall/merchant'
import { saveProduct, shopProducts } from '@mofu/wire/mall/merchant/products'
import { myShops } from '@mofu/wire/mall/merchant/shops'
import * as wire from '@mofu/wire/mall/moderation'
import * as orders from '@mofu/wire/mall/orders'
import { makePayLink, payLink } from '@mofu/wire/mall/pay-links'
import { payList } from '@mofu/wire/mall/payments'
import { cancelShopOrder, shipOrder } from '@mofu/wire/mall/shipping'
import { beforeAll, expect, test, vi } from 'vitest'

import {
  apiUrl,
  buyer,
  call,
  detailOf,
  merchant,
  offersFor,
  payout,
  rpcUrl,
  shopOf,
  submit,
  until,
} from '../orders/orders.fixture.ts'

// One test waits for finality: thirty blocks.
vi.setConfig({ testTimeout: 60_000 })

let admin: ReturnType<typeof bearer>

beforeAll(async () => {
  admin = bearer(await tokenOf(apiUrl, 'deployer'))
})

const suspend = (id: number, reason = 'sells copies') =>
  call(wire.suspendShop, { body: { id, reason } }, admin)
const reinstate = (id: number, reason = 'papers came') =>
  call(wire.reinstateShop, { body: { id, reason } }, admin)
const takeDown = (id: number, reason = 'a copy') =>
  call(wire.takeDownProduct, { body: { id, reason } }, admin)
const restore = (id: number, reason = 'it is theirs') =>
  call(wire.restoreProduct, { body: { id, reason } }, admin)
/** The products of a shop in the list of all products. */
const found = async (shopId: number) => {
  const { data } = await call(getProductsBySearch, { body: { orderBy: 'newest', pageSize: 48 } })
  return data.list.filter(({ shop }) => shop.id === shopId).map(({ id }) => id)
}
const refused = (error: string) => ({ failure: { error } })
const newsOf = async () => {
  const { data } = await call(notifications, { query: {} }, merchant.as)
  return data.list.map(({ facts }) => facts)
}

/** A second product of a shop, as its members save it. */
async function addProduct({ shopId }: MadeShop, isListed: boolean, id?: number): Promise<number> {
  const { data } = await call(shopProducts, { body: { shopId } }, merchant.as)
  const freightTemplateId = data.list[0]?.freightTemplateId ?? 0
  const known = data.list.find((one) => one.id === id)?.skus[0]?.id
  const sku = { choices: [], price: '900', addStock: known ? 0 : 3, ...(known ? { id: known } : {}) }
  const body = {
    shopId,
    ...(id ? { id } : {}),
    categoryId: 44,
    freightTemplateId,
    title: { en: 'Paper fox' },
    pictures: [],
    skus: [sku],
    isListed,
  }
  return (await call(saveProduct, { body }, merchant.as)).data.id
}

/** What everybody sees of a product that is not for sale. */
async function expectHidden({ shopId, productId, skuIds }: MadeShop, error: string): Promise<void> {
  expect(await found(shopId)).not.toContain(productId)
  await expect(call(product, { query: { id: productId } })).rejects.toMatchObject(refused(error))
  const { data: cart } = await call(cartLines, { body: { skuIds } })
  expect(cart.list).toEqual([])
  const { data: mine } = await call(favoritesList, {}, buyer.as)
  expect(mine.list.map(({ id }) => id)).not.toContain(productId)
  await expect(submit([`${skuIds[0]}|1`])).rejects.toMatchObject(refused('mall.sku_unknown'))
  await expect(call(favorites, { body: { productId, isfavourites: true } }, buyer.as)).rejects.toMatchObject(
    refused('mall.product_not_found'),
  )
}

test('a suspended shop is hidden in every list and sells nothing; reinstated, it lists what it listed before', async () => {
  const shop = await shopOf({ name: 'Copycat Corner' })
  const { shopId, productId, skuIds } = shop
  const draft = await addProduct(shop, false)
  const banned = await addProduct(shop, true)
  const unlisted = await addProduct(shop, true)
  await addProduct(shop, false, unlisted)
  await call(favorites, { body: { productId, isfavourites: true } }, buyer.as)
  const { orderId } = await submit([`${skuIds[0]}|1`])
  await takeDown(banned)

  await suspend(shopId)
  await expectHidden(shop, 'mall.shop_suspended')
  await expect(call(shopPage, { query: { id: shopId } })).rejects.toMatchObject(
    refused('mall.shop_suspended'),
  )
  expect(await found(shopId)).toEqual([])
  // What was ordered before cannot be paid any more, and its shop lists nothing new.
  await expect(call(payList, { query: { orderId } }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.shop_suspended', facts: { orderId, shop: 'Copycat Corner' } },
  })
  await expect(addProduct(shop, true)).rejects.toMatchObject(refused('mall.shop_not_yours'))
  expect((await call(myShops, {}, merchant.as)).data.list).toContainEqual(
    expect.objectContaining({ id: shopId, status: 'suspended', reviewReason: 'sells copies' }),
  )
  const { data: dashboard } = await call(merchantDashboard, { body: { shopId } }, merchant.as)
  expect(dashboard.suspendedFor).toBe('sells copies')
  expect(await newsOf()).toContainEqual({
    shop: 'Copycat Corner',
    news: 'suspended',
    reason: 'sells copies',
    shopId: String(shopId),
  })
  await expect(suspend(shopId)).rejects.toMatchObject(refused('mall.shop_not_selling'))

  // Restored while its shop is suspended, a product stays hidden; put on the list again with the others.
  const other = await shopOf({ name: 'Other' })
  await takeDown(other.productId)
  await suspend(other.shopId)
  await restore(other.productId)
  await expectHidden(other, 'mall.shop_suspended')
  await reinstate(other.shopId)
  expect(await found(other.shopId)).toEqual([other.productId])

  await reinstate(shopId)
  expect(await found(shopId)).toEqual([productId])
  const { data: own } = await call(shopProducts, { body: { shopId } }, merchant.as)
  expect(new Map(own.list.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [unlisted, 'unlisted'],
      [banned, 'held'],
      [draft, 'draft'],
      [productId, 'listed'],
    ]),
  )
  expect((await call(payList, { query: { orderId } }, buyer.as)).data.list.length).toBeGreaterThan(0)
  await expect(reinstate(shopId)).rejects.toMatchObject(refused('mall.shop_not_suspended'))
  const { data: log } = await call(auditLog, { query: {} }, admin)
  for (const [action, reason] of [
    ['mall.suspend_shop', 'sells copies'],
    ['mall.reinstate_shop', 'papers came'],
  ]) {
    expect(log.list).toContainEqual(
      expect.objectContaining({
        action,
        reason,
        subject: `shop ${shopId}`,
        facts: { name: 'Copycat Corner', products: '1' },
      }),
    )
  }
})

test('a product that was taken down stays down whatever its shop does, and returns as the shop wants it', async () => {
  const shop = await shopOf({ name: 'Fox Paper' })
  const { shopId, productId, skuIds } = shop
  const { orderId } = await submit([`${skuIds[0]}|1`])
  await takeDown(productId)
  await expectHidden(shop, 'mall.product_taken_down')
  await expect(takeDown(productId)).rejects.toMatchObject(refused('mall.product_taken_down'))
  await expect(call(payList, { query: { orderId } }, buyer.as)).rejects.toMatchObject(
    refused('mall.product_taken_down'),
  )
  const fox = await addProduct(shop, true)
  expect(await found(shopId)).toEqual([fox])
  await takeDown(fox, 'not theirs')
  await addProduct(shop, true, fox)
  expect(await found(shopId)).toEqual([])
  const { data: own } = await call(shopProducts, { body: { shopId, id: fox } }, merchant.as)
  expect(own.list).toMatchObject([{ status: 'held', takedownReason: 'not theirs' }])
  await restore(fox)
  await restore(productId)
  expect(await found(shopId)).toEqual(expect.arrayContaining([fox, productId]))
  // The shop unlists it while it is down: restored, it is not listed.
  await takeDown(fox)
  await addProduct(shop, false, fox)
  await restore(fox)
  expect(await found(shopId)).toEqual([productId])
  await expect(restore(fox)).rejects.toMatchObject(refused('mall.product_not_taken_down'))
  await expect(takeDown(999_999)).rejects.toMatchObject(refused('mall.product_not_found'))
  const news = await newsOf()
  const title = 'Paper fox'
  expect(news).toContainEqual({
    shop: 'Fox Paper',
    title,
    news: 'takenDown',
    reason: 'not theirs',
    shopId: String(shopId),
  })
  expect(news).toContainEqual({
    shop: 'Fox Paper',
    title,
    news: 'restored',
    reason: 'it is theirs',
    shopId: String(shopId),
  })
  const { data: log } = await call(auditLog, { query: {} }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({
      action: 'mall.take_down_product',
      subject: `product ${fox}`,
      reason: 'not theirs',
      facts: { name: title, shop: 'Fox Paper' },
    }),
  )
})

test('of a purchase over three shops, the order of a suspended one is named and closed, and the others are paid', async () => {
  const shops = [
    await shopOf({ name: 'Held Shop' }),
    await shopOf({ name: 'Fine Shop' }),
    await shopOf({ name: 'Copied Goods' }),
  ]
  const { orders: made } = await submit(shops.map(({ skuIds }) => `${skuIds[0]}|1`))
  const [held, fine, copied] = made.map(({ orderId }) => orderId)
  if (!held || !fine || !copied) throw new Error('expected three orders')
  const { data: link } = await call(makePayLink, { body: { orderId: fine } }, buyer.as)
  await suspend(shops[0]?.shopId ?? 0)
  await takeDown(shops[2]?.productId ?? 0)

  const stateOf = async (id: string) => {
    const { group, can } = await detailOf(id)
    return { group: group.map(({ canPay, heldBy }) => ({ canPay, heldBy })), pay: can.pay, close: can.close }
  }
  const group = [
    { canPay: false, heldBy: 'shop' },
    { canPay: true, heldBy: null },
    { canPay: false, heldBy: 'product' },
  ]
  expect(await stateOf(fine)).toEqual({ group, pay: true, close: true })
  expect(await stateOf(held)).toEqual({ group, pay: false, close: true })
  const payOptions = (orderId: string) => call(payList, { query: { orderId } }, buyer.as)
  await expect(payOptions(held)).rejects.toMatchObject({
    failure: {
      error: 'mall.shop_suspended',
      facts: { orderId: held, orderNumber: made[0]?.orderNumber, shop: 'Held Shop' },
    },
  })
  await expect(payOptions(copied)).rejects.toMatchObject({
    failure: { error: 'mall.product_taken_down', facts: { orderId: copied, shop: 'Copied Goods' } },
  })
  const linked = async () => (await call(payLink, { query: { id: link.id } })).data
  expect((await linked()).orders.map(({ state }) => state)).toEqual(['held', 'toPay', 'held'])
  expect(new Set((await linked()).options.map((option) => option.orderId))).toEqual(new Set([fine]))

  for (const id of [held, copied]) await call(orders.closeOrder, { body: { id } }, buyer.as)
  expect((await stateOf(fine)).group.map(({ heldBy }) => heldBy)).toEqual([null, null, null])
  await payOffers(rpcUrl, 'sora', [await offersFor(fine, 'ETH')])
  await until(
    () => detailOf(fine),
    ({ status }) => status === 2,
  )
})

test('paid orders of a suspended shop still ship, are refunded, and are paid out', async () => {
  const shop = await shopOf({ name: 'Honest Debts', price: 10_000n })
  const ids: string[] = []
  for (let count = 0; count < 2; count++) ids.push((await submit([`${shop.skuIds[0]}|1`])).orderId)
  const [shipped = '', refunded = ''] = ids
  await payOffers(rpcUrl, 'yuki', [await offersFor(shipped), await offersFor(refunded)])
  await suspend(shop.shopId)
  for (const id of ids) {
    await until(
      () => detailOf(id),
      ({ payState }) => payState === 'final',
    )
  }
  const express = { expressCompany: 'Yamato', expressNumber: 'YM-1234' }
  await call(shipOrder, { body: { id: shipped, ...express } }, merchant.as)
  await call(cancelShopOrder, { body: { id: refunded, reason: 'broken in the store' } }, merchant.as)
  await call(orders.confirmDelivery, { body: { id: shipped } }, buyer.as)
  expect(await detailOf(shipped)).toMatchObject({ status: 5 })
  expect(await detailOf(refunded)).toMatchObject({ status: 6, closeReason: 'cancelled' })
  await until(
    () => detailOf(refunded),
    ({ payments }) => payments[0]?.held === '0',
  )
  const owed = await until(
    () => call(creditsOf, { params: { account: payout }, query: {} }),
    ({ data }) => data.list.length > 0,
  )
  // 105 dollars less the platform's 3%.
  expect(owed.data.list).toMatchObject([{ amount: '101850000' }])
})

test('admins find shops by name, number, owner and status, page by page; nobody else does', async () => {
  const shop = await shopOf({ name: 'Rare 100% Shop' })
  const listOf = async (body: Parameters<typeof call<typeof wire.moderatedShops>>[1]['body']) =>
    (await call(wire.moderatedShops, { body }, admin)).data.list
  const row = { id: shop.shopId, name: 'Rare 100% Shop', status: 'open', owner: merchant.email, listed: 1 }
  for (const text of ['100%', 'rare', merchant.email.toUpperCase(), String(shop.shopId)]) {
    expect(await listOf({ text }), `found by ${text}`).toContainEqual(expect.objectContaining(row))
  }
  expect(await listOf({ text: 'rare', status: 'suspended' })).toEqual([])
  expect(await listOf({ text: '_are' })).toEqual([])
  for (let count = 0; count < 21; count++) await shopOf({ name: 'Many Of Them' })
  const { data: first } = await call(wire.moderatedShops, { body: { text: 'many of' } }, admin)
  const { data: rest } = await call(
    wire.moderatedShops,
    { body: { text: 'many of', before: first.next ?? 0 } },
    admin,
  )
  expect([first.list.length, rest.list.length, rest.next]).toEqual([20, 1, null])
  const { data: goods } = await call(wire.moderatedProducts, { body: { shopId: shop.shopId } }, admin)
  expect(goods).toMatchObject({ list: [{ id: shop.productId, status: 'listed', takedownReason: null }] })

  const wallet = bearer(await tokenOf(apiUrl, 'lin'))
  const body = { id: shop.shopId, reason: 'because' }
  for (const who of [buyer.as, merchant.as, wallet]) {
    await expect(call(wire.suspendShop, { body }, who)).rejects.toMatchObject({ status: 403 })
    await expect(call(wire.moderatedShops, { body: {} }, who)).rejects.toMatchObject({ status: 403 })
  }
  await expect(suspend(shop.shopId, ' a ')).rejects.toMatchObject(refused('request.invalid'))
  expect(await found(shop.shopId)).toEqual([shop.productId])
})
