import { mallOrder } from '@mofu/db/app/mall/orders'
import { shippingAddress, shopInvitation } from '@mofu/db/app/mall/shop'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { bearer } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { closeOrder, submitOrder } from '@mofu/wire/mall/orders'
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
