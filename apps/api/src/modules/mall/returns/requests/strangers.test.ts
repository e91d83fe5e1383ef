import { orderMessage, orderRequest } from '@mofu/db/app/mall/orders'
import { makeShop } from '@mofu/testkit/mall'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Caller } from '../../../../platform/access.ts'
import { closeOrder } from '../../orders/close-order.ts'
import { receiveOrder } from '../../orders/receive-order.ts'
import { setShippingAddress } from '../../orders/set-shipping-address.ts'
import { showOrder } from '../../orders/show-order.ts'
import { cancelShopOrder } from '../../shipping/cancel-shop-order.ts'
import { markArrived } from '../../shipping/mark-arrived.ts'
import { markReady } from '../../shipping/mark-ready.ts'
import { shipOrder } from '../../shipping/ship-order.ts'
import {
  admin,
  answer,
  ask,
  buyer,
  callerOf,
  db,
  dispute,
  merchant,
  orderOf,
  paidOrder,
} from '../disputes/disputes.fixture.ts'
import { askRequest } from './ask-request.ts'
import { receiveReturn } from './receive-return.ts'
import { sendBack } from './send-back.ts'
import { withdrawRequest } from './withdraw-request.ts'
import { writeMessage } from './write-message.ts'

const express = { company: 'SF', number: 'SF-1' }

/** Everything that an order's buyer does, everything that its shop does, and what both do. */
const actsOn = (id: string, requestId: string) => ({
  buyers: [
    (by: Caller) => closeOrder(db, by, id),
    (by: Caller) => receiveOrder(db, by, id),
    (by: Caller) => setShippingAddress(db, by, { id, addressId: buyer.addressId }),
    (by: Caller) => askRequest(db, by, { orderId: id, kind: 'refund', reason: 'mine', amount: 1n }),
    (by: Caller) => withdrawRequest(db, by, requestId),
    (by: Caller) => sendBack(db, by, { requestId, ...express }),
  ],
  shops: [
    (by: Caller) => shipOrder(db, by, { id, ...express }),
    (by: Caller) => markReady(db, by, id),
    (by: Caller) => markArrived(db, by, id),
    (by: Caller) => cancelShopOrder(db, by, { id, reason: 'not mine' }),
    (by: Caller) => answer(requestId, true, by),
    (by: Caller) => answer(requestId, false, by),
    (by: Caller) => receiveReturn(db, by, requestId),
  ],
  both: [
    (by: Caller) => showOrder(db, id, by),
    (by: Caller) => writeMessage(db, by, { orderId: id, text: 'hello' }),
    (by: Caller) => dispute(by, requestId, 'I say so'),
  ],
})

test.each([2, 3, 4] as const)(
  'in status %i nobody finds the order or the request of others: no stranger, no other shop, not the other side',
  async (status) => {
    const orderId = await paidOrder(status)
    const requestId = await ask(orderId, status === 2 ? 'cancel' : 'return')
    const [stranger, rival] = await Promise.all([callerOf('stranger'), callerOf('rival')])
    await makeShop(db, { owner: rival, payout: '0x00000000000000000000000000000000000000d2' })
    const { buyers, shops, both } = actsOn(orderId, requestId)
    const before = await orderOf(orderId)
    const tried = async (by: Caller, acts: readonly ((by: Caller) => Promise<unknown>)[]) => {
      for (const act of acts) {
        expect(await outcome(act(by))).toMatch(/^mall\.(order|request)_not_found$/)
      }
    }
    for (const who of [stranger, rival]) await tried(who, [...buyers, ...shops, ...both])
    await tried(buyer, shops)
    await tried(merchant, buyers)
    // An admin looks and decides, and acts for neither side; with a password alone they do not even look.
    await tried(admin, [...buyers, ...shops])
    await tried({ ...admin, scope: 'mall' }, both)
    expect(await orderOf(orderId)).toEqual(before)
    const requests = await db.select().from(orderRequest).where(eq(orderRequest.orderId, orderId))
    expect(requests).toMatchObject([{ state: 'open', returnAddress: null, expressNumber: null }])
    expect(await db.$count(orderMessage, eq(orderMessage.orderId, orderId))).toBe(0)
  },
)
