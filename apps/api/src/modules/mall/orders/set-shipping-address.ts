import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { addressRefusal } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'
import type { ShopPart } from '@mofu/domain/mall/price-cart'

import type { Caller } from '../../../platform/access.ts'
import { findAddress } from '../addresses/store.ts'
import { readCart } from '../checkout/read-cart.ts'
import { lockOrderAsBuyer } from './lock-order.ts'
import { notifyShop } from './notify-order.ts'
import { refuse } from './refuse.ts'
import { insertOrderEvent, listOrderLines, type LockedOrder } from './store.ts'
import { changeOrder } from './transition-order.ts'

/** The buyer has an order shipped to another of their addresses, where the freight is the same. */
export async function setShippingAddress(
  db: Database,
  by: Caller,
  { id, addressId }: { id: string; addressId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderAsBuyer(tx, by, id)
    refuse(addressRefusal(order))
    const found = await findAddress(tx, by.accountId, addressId)
    if (!found) throw new DomainError('mall.address_needed')
    const part = await partTo(tx, order, addressId)
    const freight = part?.freight ?? undefined
    if (freight === undefined) throw new DomainError('mall.no_delivery')
    if (freight !== order.freight) throw new DomainError('mall.freight_differs')
    const { name, phone, country, regions, postalCode, address } = found
    await changeOrder(tx, order, {
      address: { name, phone, country, regions, postalCode, address },
      // The longer of both promises: the time to object must last until the parcel is there.
      daysMost: Math.max(order.daysMost, part?.days?.most ?? 0),
    })
    await insertOrderEvent(tx, order, { kind: 'address', actor: 'buyer', actorId: by.accountId })
    if (order.status !== orderStatus.paymentPending) await notifyShop(tx, order, 'address')
  })
}

/** The order's part of a cart to another of the buyer's addresses, at present prices. */
async function partTo(
  tx: Transaction,
  { id, accountId }: LockedOrder,
  addressId: string,
): Promise<ShopPart | undefined> {
  const wanted = await listOrderLines(tx, id)
  const { parts } = await readCart(tx, { accountId, wanted, isPickup: false, addressId })
  return parts[0]
}
