import { notification } from '@mofu/db/app/accounts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { freightTemplate, shippingAddress } from '@mofu/db/app/mall/shop'
import { makeAddress } from '@mofu/testkit/mall'
import { setRecieveAddress } from '@mofu/wire/mall/orders'
import { shipOrder } from '@mofu/wire/mall/shipping'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { buyer, call, db, detailOf, merchant, shopOf, submit } from './orders.fixture.ts'

const rule = { firstUnits: 1, moreUnits: 1, moreFee: '100', leastDays: 2, mostDays: 5 }

/** An order to Japan at a shop that sends to Taiwan for more, and nowhere else. */
async function orderToJapan(status: 1 | 2 | 3) {
  const rules = [
    { places: ['JP'], firstFee: '500', ...rule },
    { places: ['TW'], firstFee: '900', ...rule },
  ]
  const { skuIds } = await shopOf({ rules })
  const { orderId } = await submit([`${skuIds[0]}`])
  if (status > 1) {
    const paid = {
      status,
      payState: 'final',
      paidAt: new Date(),
      shippedAt: status === 3 ? new Date() : null,
    } as const
    await db.update(mallOrder).set(paid).where(eq(mallOrder.id, orderId))
  }
  return orderId
}

async function addressIn(country: string, name: string): Promise<string> {
  await db
    .update(shippingAddress)
    .set({ isDefault: false })
    .where(eq(shippingAddress.accountId, buyer.accountId))
  const id = await makeAddress(db, buyer.accountId)
  await db.update(shippingAddress).set({ country, name }).where(eq(shippingAddress.id, id))
  return id
}

const change = (id: string, addressId: string) =>
  call(setRecieveAddress, { body: { id, addressId } }, buyer.as).then(
    () => 'done',
    ({ failure }: { failure: { error: string } }) => failure.error,
  )

test('a paid order goes to another address at the same freight, and the shop is notified', async () => {
  const id = await orderToJapan(2)
  expect((await detailOf(id)).can.setAddress).toBe(true)
  expect((await detailOf(id, merchant)).can.setAddress).toBe(false)
  expect(await change(id, await addressIn('JP', 'Sora'))).toBe('done')
  expect(await detailOf(id)).toMatchObject({ status: 2, address: { name: 'Sora', country: 'JP' } })
  const news = await db
    .select({ accountId: notification.accountId })
    .from(notification)
    .where(and(eq(notification.kind, 'order'), like(notification.eventId, `shop-${id}-%-address%`)))
  expect(news).toEqual([{ accountId: merchant.accountId }])
})

test('an address with another freight, without delivery, or of a shipped order is refused and changes nothing', async () => {
  const id = await orderToJapan(2)
  expect(await change(id, await addressIn('TW', 'Mei'))).toBe('mall.freight_differs')
  expect(await change(id, await addressIn('US', 'Ada'))).toBe('mall.no_delivery')
  expect((await detailOf(id)).address?.name).toBe('Hana Mori')
  const shipped = await orderToJapan(3)
  expect((await detailOf(shipped)).can.setAddress).toBe(false)
  expect(await change(shipped, await addressIn('JP', 'Sora'))).toBe('mall.order_moved')
})

const eventsOf = async (id: string) =>
  (await detailOf(id)).timeline.filter(({ kind }) => kind === 'address').length

test('an address is changed five times at most, and the same address again changes nothing', async () => {
  const id = await orderToJapan(2)
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    expect(await change(id, await addressIn('JP', name))).toBe('done')
  const again = await addressIn('JP', 'E')
  expect(await change(id, again)).toBe('done')
  expect(await eventsOf(id)).toBe(5)
  expect(await change(id, await addressIn('JP', 'F'))).toBe('mall.address_final')
  expect(await detailOf(id)).toMatchObject({ address: { name: 'E' } })
})

test('an address nearby costs the same, although the shop has changed its freight since the order', async () => {
  const id = await orderToJapan(2)
  const [row] = await db.select({ shopId: mallOrder.shopId }).from(mallOrder).where(eq(mallOrder.id, id))
  const rules = [{ places: ['*'], firstFee: '700', ...rule, mostDays: 9 }]
  await db
    .update(freightTemplate)
    .set({ rules })
    .where(eq(freightTemplate.shopId, row?.shopId ?? 0))
  expect(await change(id, await addressIn('JP', 'Sora'))).toBe('done')
  expect(await detailOf(id)).toMatchObject({ freight: '500', address: { name: 'Sora' } })
})

test('a parcel is not shipped by a page that shows another address than the order has', async () => {
  const id = await orderToJapan(2)
  const { version } = await detailOf(id, merchant)
  expect(await change(id, await addressIn('JP', 'Sora'))).toBe('done')
  const ship = (more: object) =>
    call(
      shipOrder,
      { body: { id, expressCompany: 'Post', expressNumber: 'P-1', ...more } },
      merchant.as,
    ).then(
      () => 'done',
      ({ failure }: { failure: { error: string } }) => failure.error,
    )
  // Without a version nobody knows what the shop saw.
  for (const more of [{ version }, {}]) expect(await ship(more)).toBe('mall.order_moved')
  // The present page is right: only the payment of this order, which has none, is not.
  const { version: present } = await detailOf(id, merchant)
  expect(await ship({ version: present })).toBe('mall.ship_too_late')
})
