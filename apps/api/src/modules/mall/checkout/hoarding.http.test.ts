import { sku } from '@mofu/db/app/mall/shop'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/orders'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const payout = privateKeyToAccount(generatePrivateKey()).address

afterAll(() => end())

test('unpaid orders per account are limited, also when many are requested at once', async () => {
  const buyer = await makeShopper(stack, db, 'hoarder')
  const { skuIds } = await makeShop(db, { owner: buyer, payout, stock: 100 })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const submit = () => call(wire.submitOrder, { body }, buyer.as)
  const answers = await Promise.allSettled(Array.from({ length: orderLimits.unpaid + 15 }, submit))
  const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data.orderId : []))
  expect(placed).toHaveLength(orderLimits.unpaid)
  await expect(submit()).rejects.toMatchObject({ status: 409, failure: { error: 'mall.orders_unpaid' } })
  const [row] = await db
    .select({ reserved: sku.reserved })
    .from(sku)
    .where(eq(sku.id, skuIds[0] ?? 0))
  expect(row?.reserved).toBe(orderLimits.unpaid)
  // A closed order frees its place.
  await call(wire.closeOrder, { body: { id: placed[0] ?? '' } }, buyer.as)
  await submit()
})

test('quantities of a SKU that is named twice add up against the limit of one order', async () => {
  const buyer = await makeShopper(stack, db, 'repeater')
  const { skuIds } = await makeShop(db, { owner: buyer, payout, stock: 500 })
  const half = `${skuIds[0]}|60`
  const body = { skus: [half, half], recieveAddressId: buyer.addressId }
  const wrong = { failure: { error: 'mall.skus_wrong' } }
  await expect(call(wire.submitOrder, { body }, buyer.as)).rejects.toMatchObject(wrong)
  await expect(call(wire.confirmOrder, { body: { skuids: [half, half] } }, buyer.as)).rejects.toMatchObject(
    wrong,
  )
})

test('stock is reserved for a quarter of an hour', async () => {
  const buyer = await makeShopper(stack, db, 'waiter')
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const { data } = await call(wire.submitOrder, { body }, buyer.as)
  const { data: order } = await call(wire.orderDetail, { body: { orderId: data.orderId } }, buyer.as)
  expect(Date.parse(order.payDeadline) - Date.parse(order.createdAt)).toBe(15 * 60_000)
})
