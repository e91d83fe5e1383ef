import { randomInt } from 'node:crypto'

import { shippingAddress } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import {
  addressRefusal,
  cancelRefusal,
  closeRefusal,
  receiveRefusal,
  type Refusal,
  shipRefusal,
} from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { and, eq } from 'drizzle-orm'

import type { Caller } from '../../../platform/access.ts'
import { roleIn } from '../merchants/store.ts'
import {
  chainOf,
  changeOrder,
  type LockedOrder,
  lockOrder,
  moveOrder,
  moveStock,
  noteOrder,
  queueOperation,
  tellShop,
} from '../moves/store.ts'
import type { OrderActs } from '../orders/change-order.ts'
import { freightTo } from '../orders/store.ts'

export function actStore(db: Database): OrderActs {
  const asBuyer = (by: Caller, id: string, act: (tx: Transaction, order: LockedOrder) => Promise<void>) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.accountId !== by.accountId) throw new DomainError('mall.order_not_found')
      await act(tx, order)
    })
  const asShop = (by: Caller, id: string, act: (tx: Transaction, order: LockedOrder) => Promise<void>) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || !(await roleIn(tx, order.shopId, by.accountId))) {
        throw new DomainError('mall.order_not_found')
      }
      await act(tx, order)
    })

  return {
    close: (by, id) =>
      asBuyer(by, id, async (tx, order) => {
        if (order.status === orderStatus.pendingDelivery) {
          refuse(cancelRefusal(order, new Date()))
          await cancelOrder(tx, order, { actor: 'buyer', actorId: by.accountId, reason: '' })
          await tellShop(tx, order, 'cancel')
          return
        }
        refuse(closeRefusal(order))
        await closeUnpaid(tx, order, { actor: 'buyer', actorId: by.accountId, reason: 'buyer' })
      }),

    receive: (by, id) =>
      asBuyer(by, id, async (tx, order) => {
        // Told twice, it has been received: the answer is the same.
        if (order.status === orderStatus.finished) return
        refuse(receiveRefusal(order))
        await receiveOrder(tx, order, { actor: 'buyer', actorId: by.accountId })
        await tellShop(tx, order, 'receive')
      }),

    setAddress: (by, id, addressId) =>
      asBuyer(by, id, async (tx, order) => {
        refuse(addressRefusal(order))
        const [address] = await tx
          .select()
          .from(shippingAddress)
          .where(and(eq(shippingAddress.id, addressId), eq(shippingAddress.accountId, by.accountId)))
        if (!address) throw new DomainError('mall.address_needed')
        const freight = await freightTo(tx, order, addressId)
        if (freight === undefined) throw new DomainError('mall.no_delivery')
        if (freight !== order.freight) throw new DomainError('mall.freight_differs')
        const { name, phone, country, regions, postalCode, address: line } = address
        await changeOrder(tx, order, {
          address: { name, phone, country, regions, postalCode, address: line },
        })
        await noteOrder(tx, order, { kind: 'address', actor: 'buyer', actorId: by.accountId })
        if (order.status !== orderStatus.paymentPending) await tellShop(tx, order, 'address')
      }),

    ship: (by, id, { company, number }) =>
      asShop(by, id, async (tx, order) => {
        if (order.isPickup) throw new DomainError('mall.order_delivered')
        refuse(shipRefusal(order))
        await moveOrder(tx, order, {
          move: 'ship',
          actor: 'merchant',
          actorId: by.accountId,
          facts: { company, number },
          values: { expressCompany: company, expressNumber: number, shippedAt: new Date() },
        })
        await holdOnChain(tx, order)
      }),

    ready: (by, id) =>
      asShop(by, id, async (tx, order) => {
        if (!order.isPickup) throw new DomainError('mall.order_delivered')
        refuse(shipRefusal(order))
        await moveOrder(tx, order, {
          move: 'ready',
          actor: 'merchant',
          actorId: by.accountId,
          values: {
            pickupCode: String(randomInt(1_000_000)).padStart(6, '0'),
            shippedAt: new Date(),
            arrivedAt: new Date(),
          },
        })
        await holdOnChain(tx, order)
      }),

    checkShop: (by, id) => asShop(by, id, async () => undefined),

    handOver: (by, id, code) =>
      asShop(by, id, async (tx, order) => {
        if (!order.isPickup || order.pickupCode === null) throw new DomainError('mall.order_delivered')
        if (order.pickupCode !== code) throw new DomainError('mall.pickup_code_wrong')
        refuse(receiveRefusal(order))
        await receiveOrder(tx, order, { actor: 'merchant', actorId: by.accountId })
      }),

    arrived: (by, id) =>
      asShop(by, id, async (tx, order) => {
        await moveOrder(tx, order, {
          move: 'arrive',
          actor: 'merchant',
          actorId: by.accountId,
          values: { arrivedAt: new Date() },
        })
      }),

    cancelByShop: (by, id, reason) =>
      asShop(by, id, async (tx, order) => {
        if (order.status !== orderStatus.pendingDelivery) throw new DomainError('mall.order_moved')
        if (order.payState !== 'final') throw new DomainError('mall.payment_not_final')
        await cancelOrder(tx, order, { actor: 'merchant', actorId: by.accountId, reason })
      }),
  }
}

type Ending = { actor: 'buyer' | 'merchant' | 'house'; actorId?: string; reason: string }

/** Closes an order nobody has paid. A payment that comes all the same goes back: see settle. */
export async function closeUnpaid(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId, reason }: { actor: 'buyer' | 'house'; actorId?: string; reason: 'buyer' | 'timer' },
): Promise<void> {
  await moveOrder(tx, order, {
    move: 'close',
    actor,
    actorId,
    values: { closedAt: new Date(), closeReason: reason },
  })
  await moveStock(tx, order.id, 'release')
}

/** Ends a paid order that was not sent: the money goes back to who paid, the goods to the shelf. */
export async function cancelOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId, reason }: Ending,
): Promise<void> {
  await moveOrder(tx, order, {
    move: 'cancel',
    actor,
    actorId,
    facts: reason === '' ? {} : { reason },
    values: { closedAt: new Date(), closeReason: 'cancelled' },
  })
  await moveStock(tx, order.id, 'restock')
  await giveBack(tx, order, `cancel-${order.id}`)
}

/** Has the house give back all that is still held of an order's payment. */
export async function giveBack(tx: Transaction, order: LockedOrder, key: string): Promise<void> {
  const { paymentId } = order
  if (paymentId === null) throw new Error(`order ${order.id} has no payment to give back`)
  await queueOperation(tx, { key, paymentId, chainId: chainOf(paymentId), kind: 'void' })
}

/** The buyer has the goods: the shop gets its money. */
export async function receiveOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId }: { actor: 'buyer' | 'merchant' | 'house'; actorId?: string },
): Promise<void> {
  await moveOrder(tx, order, { move: 'receive', actor, actorId, values: { finishedAt: new Date() } })
  const { paymentId } = order
  if (paymentId === null) throw new Error(`order ${order.id} was received and never paid`)
  await queueOperation(tx, {
    key: `capture-${order.id}`,
    paymentId,
    chainId: chainOf(paymentId),
    kind: 'capture',
  })
}

/** From now on the payer cannot take the money back by themselves. */
async function holdOnChain(tx: Transaction, order: LockedOrder): Promise<void> {
  const { paymentId } = order
  if (paymentId === null) throw new Error(`order ${order.id} was sent and never paid`)
  await queueOperation(tx, { key: `ship-${order.id}`, paymentId, chainId: chainOf(paymentId), kind: 'ship' })
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new DomainError(refusal)
}
