import { account } from '@mofu/db/app/accounts'
import { product as productTable, shopMember } from '@mofu/db/app/mall/shop'
import { accountOf } from '@mofu/testkit/accounts'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { cartLines } from '@mofu/wire/mall/catalogue'
import * as wire from '@mofu/wire/mall/moderation'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { apiUrl, call, db, shopOf } from '../orders/orders.fixture.ts'

let admin: ReturnType<typeof bearer>

beforeAll(async () => {
  admin = bearer(await tokenOf(apiUrl, 'deployer'))
})

const reason = 'because'
const suspend = (id: number) => call(wire.suspendShop, { body: { id, reason } }, admin)
const reinstate = (id: number) => call(wire.reinstateShop, { body: { id, reason } }, admin)
const takeDown = (id: number) => call(wire.takeDownProduct, { body: { id, reason } }, admin)
const restore = (id: number) => call(wire.restoreProduct, { body: { id, reason } }, admin)

test('an admin who works in a shop or is paid for it decides nothing about it', async () => {
  const wallet = accountOf('deployer').address.toLowerCase()
  const [own] = await db.select({ id: account.id }).from(account).where(eq(account.address, wallet))
  const accountId = own?.id ?? ''
  const working = await shopOf()
  await db.insert(shopMember).values({ shopId: working.shopId, accountId, role: 'staff' })
  const paid = await shopOf({ payout: wallet })
  for (const { shopId, productId } of [working, paid]) {
    const decisions = [
      () => suspend(shopId),
      () => reinstate(shopId),
      () => takeDown(productId),
      () => restore(productId),
    ]
    for (const decide of decisions) {
      await expect(decide()).rejects.toMatchObject({ failure: { error: 'mall.own_shop' } })
    }
  }
})

test('the cart knows neither drafts nor what was taken down or belongs to a suspended shop', async () => {
  const [shop, other] = [await shopOf(), await shopOf()]
  const skuIds = [...shop.skuIds, ...other.skuIds]
  const idsInCart = async () => (await call(cartLines, { body: { skuIds } })).data.list.map(({ id }) => id)
  expect(await idsInCart()).toEqual(skuIds)
  const drafts = { status: 'draft' as const, listedAt: null }
  await db.update(productTable).set(drafts).where(eq(productTable.id, other.productId))
  await takeDown(shop.productId)
  expect(await idsInCart()).toEqual([])
  await restore(shop.productId)
  expect(await idsInCart()).toEqual(shop.skuIds)
  await suspend(shop.shopId)
  expect(await idsInCart()).toEqual([])
})
