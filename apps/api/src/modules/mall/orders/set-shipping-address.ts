import { isDeepStrictEqual } from 'node:util'

import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { Destination } from '@mofu/domain/mall/freight'
import { ADDRESS_CHANGES, addressRefusal } from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { priceCart, type ShopPart } from '@mofu/domain/mall/price-cart'

import type { Caller } from '../../../platform/access.ts'
import { findAddress } from '../addresses/store.ts'
import { readLines } from '../checkout/read-cart.ts'
import { lockOrderAsBuyer } from './lock-order.ts'
import { notifyShop } from './notify-order.ts'
import { destinationOf } from './order.ts'
import { refuse } from './refuse.ts'
import { countOrderEvents, insertOrderEvent, listOrderLines, type LockedOrder } from './store.ts'
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
    const { name, phone, country, regions, postalCode, address } = found
    const written = { name, phone, country, regions, postalCode, address }
    if (isDeepStrictEqual(written, order.address)) return
    if ((await countOrderEvents(tx, id, 'address')) >= ADDRESS_CHANGES) {
      throw new DomainError('mall.address_final')
    }
    const daysMost = await daysAt(tx, order, destinationOf(found))
    await changeOrder(tx, order, { address: written, daysMost: Math.max(order.daysMost, daysMost) })
    await insertOrderEvent(tx, order, { kind: 'address', actor: 'buyer', actorId: by.accountId })
    if (order.status !== orderStatus.paymentPending) await notifyShop(tx, order, 'address')
  })
}

/**
 * The most days of delivery to another place; refused where the freight differs. Both places are priced as of now: what the
 * shop has changed since the order is no reason to refuse an address nearby.
 */
async function daysAt(tx: Transaction, order: LockedOrder, to: Destination): Promise<number> {
  const lines = await readLines(tx, order.accountId, await listOrderLines(tx, order.id))
  const partTo = (place: Destination): ShopPart | undefined =>
    priceCart(lines, { isPickup: false, to: place })[0]
  const there = partTo(to)
  if (!there || there.freight === null) throw new DomainError('mall.no_delivery')
  const here = order.address ? partTo(destinationOf(order.address))?.freight : null
  if (there.freight !== (here ?? order.freight)) throw new DomainError('mall.freight_differs')
  return there.days?.most ?? 0
}
