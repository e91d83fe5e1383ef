import { randomUUID } from 'node:crypto'

import { accountOf } from '@mofu/testkit/accounts'
import { makeAddress, makeShopper } from '@mofu/testkit/mall'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/mall/orders'
import { payList } from '@mofu/wire/mall/payments'
import * as shopWire from '@mofu/wire/mall/shipping'
import { expect, test } from 'vitest'

import {
  stack,
  call,
  buyer,
  merchant,
  shopOf,
  submit,
  detailOf,
  stockOf,
  db,
  apiUrl,
} from './orders.fixture.ts'

test('POST order/confirmOrder returns prices, freight and warnings, and reserves nothing [mall-13]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 3, skus: 2 })
  const [first, second] = skuIds
  const ask = { skuids: [`${first}|2`, `${second}`], isPickup: false }
  const { data } = await call(wire.confirmOrder, { body: ask }, buyer.as)
  expect(data).toMatchObject({
    total: '5200',
    currency: 'USD',
    recieveAddressId: buyer.addressId,
    canSubmit: true,
    parts: [
      {
        shopId,
        goods: '4500',
        freight: '700',
        days: { least: 2, most: 5 },
        warning: null,
        lines: [
          { skuId: first, quantity: 2, price: '1500', available: 3, warning: null },
          { skuId: second, quantity: 1, title: { en: 'Ceramic bowl', tc: '陶瓷碗', jp: '陶器のボウル' } },
        ],
      },
    ],
  })
  expect(await stockOf(first)).toEqual({ onHand: 3, reserved: 0 })

  const tooMany = await call(wire.confirmOrder, { body: { skuids: [`${first}|4`] } }, buyer.as)
  expect(tooMany.data).toMatchObject({ canSubmit: false, parts: [{ lines: [{ warning: 'outOfStock' }] }] })
  const fetched = await call(wire.confirmOrder, { body: { ...ask, isPickup: true } }, buyer.as)
  expect(fetched.data).toMatchObject({ canSubmit: false, parts: [{ warning: 'noPickup', freight: '0' }] })
  const { skuIds: near } = await shopOf({ pickupPoint: 'Riverside 1' })
  const pickup = { skuids: [`${near[0]}`], isPickup: true }
  expect((await call(wire.confirmOrder, { body: pickup }, buyer.as)).data).toMatchObject({
    canSubmit: true,
    total: '1500',
    parts: [{ warning: null, freight: '0' }],
  })
})

test('POST order/submit reserves stock, once per key, and refuses what was not shown [mall-15]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 5 })
  const [id] = skuIds
  const { data: seen } = await call(wire.confirmOrder, { body: { skuids: [`${id}|2`] } }, buyer.as)
  const body = {
    skus: [`${id}|2`],
    recieveAddressId: buyer.addressId,
    remark: 'please ring twice',
    confirmToken: seen.confirmToken,
    key: randomUUID(),
  }
  const { data } = await call(wire.submitOrder, { body }, buyer.as)
  expect(data).toEqual({
    orderId: expect.any(String),
    groupId: expect.any(String),
    orders: [
      {
        orderId: data.orderId,
        orderNumber: expect.stringMatching(/^M\d{6}-\w{8}$/),
        shopId,
        orderAmount: '3600',
      },
    ],
  })
  expect((await call(wire.submitOrder, { body }, buyer.as)).data).toEqual(data)
  expect(await stockOf(id)).toEqual({ onHand: 5, reserved: 2 })
  const refusals = [
    [{ ...body, skus: [`${id}|1`] }, 'mall.key_reused'],
    [{ ...body, key: randomUUID(), skus: [`${id}|1`] }, 'mall.price_changed'],
    [{ skus: [`${id}|4`], recieveAddressId: buyer.addressId }, 'mall.out_of_stock'],
    [{ skus: ['999999999|1'], recieveAddressId: buyer.addressId }, 'mall.sku_unknown'],
    [{ skus: ['x'], recieveAddressId: buyer.addressId }, 'mall.skus_wrong'],
    [{ skus: [`${id}|1`], recieveAddressId: merchant.addressId }, 'mall.address_needed'],
    [{ skus: [`${id}|1`], isPickup: true }, 'mall.no_pickup'],
  ] as const
  for (const [wrong, error] of refusals) {
    const sent = { ...wrong, skus: [...wrong.skus] }
    await expect(call(wire.submitOrder, { body: sent }, buyer.as)).rejects.toMatchObject({
      failure: { error },
    })
  }
  expect(await stockOf(id)).toEqual({ onHand: 5, reserved: 2 })

  const { skuIds: near } = await shopOf({ pickupPoint: 'Riverside 1' })
  const pickup = { skus: [`${near[0]}`], isPickup: true, remark: 'on Friday' }
  const { data: fetched } = await call(wire.submitOrder, { body: pickup }, buyer.as)
  expect(fetched.orders).toMatchObject([{ orderAmount: '1500' }])
  expect(await detailOf(fetched.orderId)).toMatchObject({ isPickup: true, freight: '0', remark: 'on Friday' })
})

test('order/list, detail and close: the buyer sees every field and closes unpaid orders [mall-18] [mall-19] [mall-20]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 5 })
  const { orderId, orders } = await submit([`${skuIds[0]}|2`], { remark: 'hello' })
  const display = {
    id: orderId,
    orderNumber: orders[0]?.orderNumber,
    shopId,
    shopName: 'Paws & Co',
    status: 1,
    payState: 'none',
    price: '3000',
    freight: '600',
    orderAmount: '3600',
    currency: 'USD',
    paymentDate: null,
    expressNumber: null,
    expressCompany: null,
    transactionHash: null,
    lines: [{ skuId: skuIds[0], quantity: 2, price: '1500' }],
  }
  const { data: first } = await call(wire.orderList, { body: { status: 1 } }, buyer.as)
  expect(first.list[0]).toMatchObject(display)
  expect(first.total).toBeGreaterThanOrEqual(1)
  expect(await detailOf(orderId)).toMatchObject({
    ...display,
    role: 'buyer',
    remark: 'hello',
    address: { name: 'Hana Mori', country: 'JP' },
    timeline: [{ kind: 'submit', actor: 'buyer', status: 1 }],
    can: { pay: true, close: true, cancel: false, receive: false, setAddress: true },
  })
  await call(wire.closeOrder, { body: { id: orderId } }, buyer.as)
  expect(await detailOf(orderId)).toMatchObject({ status: 6, closeReason: 'buyer', can: { pay: false } })
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 5, reserved: 0 })
  const { data: closed } = await call(wire.orderList, { body: { status: 6, pageSize: 1 } }, buyer.as)
  expect(closed.list.map(({ id }) => id)).toEqual([orderId])
  const page = { status: 0, pages: 2, pageSize: 1 }
  const { data: next } = await call(wire.orderList, { body: page }, buyer.as)
  const { data: two } = await call(wire.orderList, { body: { ...page, pages: 1, pageSize: 2 } }, buyer.as)
  expect(next.list.map(({ id }) => id)).toEqual([two.list[1]?.id])
  const { data: all } = await call(wire.orderList, { body: { status: 0 } }, buyer.as)
  expect(all.total).toBeGreaterThanOrEqual(closed.total)
  await expect(call(wire.closeOrder, { body: { id: orderId } }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.order_moved' },
  })
})

test('POST order/setrecieveAddress changes the address of an unpaid order at the same freight [mall-21]', async () => {
  const { skuIds } = await shopOf()
  const { orderId } = await submit([`${skuIds[0]}`])
  await db.execute(`update app.shipping_address set is_default = false where id = '${buyer.addressId}'`)
  const other = await makeAddress(db, buyer.accountId)
  await db.execute(`update app.shipping_address set name = 'Sora Mori' where id = '${other}'`)
  await call(wire.setRecieveAddress, { body: { id: orderId, addressId: other } }, buyer.as)
  const changed = await detailOf(orderId)
  expect(changed.address?.name).toBe('Sora Mori')
  expect(changed.timeline.map(({ kind }) => kind)).toEqual(['submit', 'address'])
  const wrong = call(
    wire.setRecieveAddress,
    { body: { id: orderId, addressId: merchant.addressId } },
    buyer.as,
  )
  await expect(wrong).rejects.toMatchObject({ failure: { error: 'mall.address_needed' } })
})

test('another account reaches neither orders nor quotes nor a shop; only an admin does', async () => {
  const { skuIds, shopId } = await shopOf()
  const { orderId, orders } = await submit([`${skuIds[0]}`])
  const stranger = await makeShopper(stack, db, 'stranger')
  const limiter = [
    call(wire.orderDetail, { body: { orderId } }, stranger.as),
    call(wire.closeOrder, { body: { id: orderId } }, stranger.as),
    call(wire.confirmDelivery, { body: { id: orderId } }, stranger.as),
    call(payList, { query: { orderId } }, stranger.as),
    call(shopWire.shopOrders, { body: { shopId } }, stranger.as),
    call(shopWire.shopStatement, { body: { shopId } }, stranger.as),
    call(shopWire.findOrders, { body: { text: orderId } }, stranger.as),
  ]
  const answers = await Promise.all(
    limiter.map((one) =>
      one.then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  )
  expect(answers).toEqual([404, 404, 404, 404, 403, 403, 403])
  const { v1Info } = await signInWallet(apiUrl, accountOf('deployer'))
  const found = await call(
    shopWire.findOrders,
    { body: { text: orders[0]?.orderNumber ?? '' } },
    bearer(v1Info.token),
  )
  expect(found.data.orders.map(({ id }) => id)).toEqual([orderId])
  const { data: mine } = await call(shopWire.shopOrders, { body: { shopId } }, merchant.as)
  expect(mine.list.map(({ id }) => id)).toEqual([orderId])
})
