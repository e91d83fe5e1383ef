import { mallOrder } from '@mofu/db/app/mall/orders'
import { productReview } from '@mofu/db/app/mall/reviews'
import { product, shippingAddress, shopInvitation } from '@mofu/db/app/mall/shop'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { bearer } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { closeOrder, submitOrder } from '@mofu/wire/mall/orders'
import { writeReview } from '@mofu/wire/mall/reviews'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const payout = privateKeyToAccount(generatePrivateKey()).address

afterAll(() => end())

test('the export holds orders and addresses; deletion erases name and address', async () => {
  const merchant = await makeShopper(stack, db, 'seller')
  const buyer = await makeShopper(stack, db, 'leaver')
  const login = { username: buyer.email, password: 'nine quiet foxes run' }
  const own = bearer((await call(wire.passwordLogin, { body: login })).data.token)
  const { shopId, skuIds } = await makeShop(db, { owner: merchant, payout })
  await db.insert(shopInvitation).values({ shopId, invitee: buyer.email })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId, remark: 'please ring twice' }
  const { data: order } = await call(submitOrder, { body }, buyer.as)

  const { data: everything } = await call(wire.exportAccount, {}, own)
  expect(everything).toMatchObject({
    addresses: [{ name: 'Hana Mori', phone: '+81312345678', line: '1-1 Chiyoda' }],
    orders: [
      {
        id: order.orderId,
        remark: 'please ring twice',
        address: { name: 'Hana Mori' },
        lines: [{ quantity: 1, title: { en: 'Ceramic bowl' } }],
        events: [{ kind: expect.any(String), actor: 'buyer' }],
      },
    ],
    invitations: [{ shopId }],
    sessions: expect.arrayContaining([expect.objectContaining({ device: expect.any(String) })]),
  })

  const remove = () => call(wire.deleteAccount, { body: { confirm: buyer.email } }, own)
  await expect(remove()).rejects.toMatchObject({ status: 409, failure: { error: 'accounts.orders_open' } })
  await call(closeOrder, { body: { id: order.orderId } }, buyer.as)
  await remove()
  expect(
    await db.select().from(shippingAddress).where(eq(shippingAddress.accountId, buyer.accountId)),
  ).toEqual([])
  expect(await db.select().from(shopInvitation).where(eq(shopInvitation.invitee, buyer.email))).toEqual([])
  const [stored] = await db.select().from(mallOrder).where(eq(mallOrder.id, order.orderId))
  expect(stored).toMatchObject({ address: null, remark: '', goods: 1_500n })
})

test('the owner of a shop cannot delete their account', async () => {
  const owner = await makeShopper(stack, db, 'stays')
  const login = { username: owner.email, password: 'nine quiet foxes run' }
  const own = bearer((await call(wire.passwordLogin, { body: login })).data.token)
  await makeShop(db, { owner, payout })
  await expect(call(wire.deleteAccount, { body: { confirm: owner.email } }, own)).rejects.toMatchObject({
    status: 409,
    failure: { error: 'accounts.shop_owned' },
  })
})

test('the export holds reviews; deletion removes their text and leaves the stars', async () => {
  const merchant = await makeShopper(stack, db, 'seller')
  const buyer = await makeShopper(stack, db, 'reviewer')
  const login = { username: buyer.email, password: 'nine quiet foxes run' }
  const own = bearer((await call(wire.passwordLogin, { body: login })).data.token)
  const { productId, skuIds } = await makeShop(db, { owner: merchant, payout })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const { orderId } = (await call(submitOrder, { body }, buyer.as)).data
  await db
    .update(mallOrder)
    .set({ status: orderStatus.finished, payState: 'final' })
    .where(eq(mallOrder.id, orderId))
  const review = { orderId, skuId: skuIds[0] ?? 0, rating: 3, text: 'my daughter Hana likes it' }
  await call(writeReview, { body: review }, buyer.as)
  const { data: everything } = await call(wire.exportAccount, {}, own)
  expect(everything).toMatchObject({ reviews: [{ orderId, productId, rating: 3, text: review.text }] })
  await call(wire.deleteAccount, { body: { confirm: buyer.email } }, own)
  const stored = await db.select().from(productReview).where(eq(productReview.orderId, orderId))
  expect(stored).toMatchObject([{ rating: 3, text: '' }])
  const [rated] = await db.select().from(product).where(eq(product.id, productId))
  expect(rated).toMatchObject({ ratingSum: 3, ratingCount: 1 })
})
