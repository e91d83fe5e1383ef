import type { Connection, Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { receivedBy, shipBy } from '@mofu/domain/mall/order-deadlines'
import {
  addressRefusal,
  cancelRefusal,
  closeRefusal,
  expressRefusal,
  type OrderFacts,
  receiveRefusal,
  shipRefusal,
} from '@mofu/domain/mall/order-rules'
import { afterMove, orderStatus } from '@mofu/domain/mall/order-status'
import { askRefusal, disputeRefusal, requestKinds, rulingsFor, turnOf } from '@mofu/domain/mall/request-rules'

import type { Caller } from '../../../platform/access.ts'
import { findShopRole } from '../merchant/shops/store.ts'
import type { Order, OrderRequest } from './order.ts'
import {
  findOrder,
  listOrderEvents,
  listOrderMessages,
  listOrderPayments,
  listOrderRequests,
  listOrdersOfGroup,
} from './store.ts'

type OrderRole = 'buyer' | 'merchant' | 'admin'

/** The caller's role in an order. Without one it is not found. */
async function roleIn(
  db: Connection,
  order: { accountId: string; shopId: number } | undefined,
  caller: Caller,
): Promise<OrderRole> {
  if (order?.accountId === caller.accountId) return 'buyer'
  if (order && (await findShopRole(db, order.shopId, caller.accountId))) return 'merchant'
  // Admin access needs the wallet's own signature.
  if (order && caller.scope === 'web3' && caller.roles.includes('admin')) return 'admin'
  throw new DomainError('mall.order_not_found')
}

/** All of it as of one moment: what was refunded and what is held must not contradict each other. */
export function showOrder(db: Database, id: string, caller: Caller) {
  return db.transaction((tx) => readOrder(tx, id, caller), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readOrder(db: Connection, id: string, caller: Caller) {
  const order = await findOrder(db, id)
  const role = await roleIn(db, order, caller)
  if (!order) throw new DomainError('mall.order_not_found')
  const events = await listOrderEvents(db, id)
  const payments = await listOrderPayments(db, id)
  const requests = await listOrderRequests(db, id)
  const messages = await listOrderMessages(db, id)
  const group = role === 'merchant' ? [] : await listOrdersOfGroup(db, order.groupId)
  return {
    order,
    role,
    shipBy: shipBy(order),
    receivedBy: receivedBy(order, requests),
    events,
    payments,
    requests: requests.map((request) => ({ ...request, ...requestAbilities(order, request, role) })),
    messages,
    // A shop does not see what its buyer ordered elsewhere.
    group: group.map((one) => ({
      ...one,
      canPay: role === 'buyer' && isPayable(one),
      heldBy: isUnpaid(one) ? one.heldBy : null,
    })),
    can: abilities(order, role, requests),
  }
}

/** Whether an order waits for a payment and none was seen yet. */
function isUnpaid({ status, payState }: OrderFacts): boolean {
  return status === orderStatus.paymentPending && payState !== 'seen'
}

function isPayable(order: Order): boolean {
  return isUnpaid(order) && order.heldBy === null
}

/** Whose turn it is, and what the caller can do about a request that is disputed or can be. */
function requestAbilities(order: OrderFacts, request: OrderRequest, role: OrderRole) {
  const { kind, state, expressNumber } = request
  const isRuled = role === 'admin' && state === 'disputed'
  return {
    turn: turnOf(state) ?? null,
    canDispute: role !== 'admin' && disputeRefusal(role, { order, request, now: new Date() }) === undefined,
    rulings: isRuled ? rulingsFor({ kind, isSentBack: expressNumber !== null }) : [],
  }
}

function abilities(order: Order, role: OrderRole, requests: readonly OrderRequest[]) {
  const isBuyer = role === 'buyer'
  const isShop = role === 'merchant'
  const isCancellable = cancelRefusal(order, new Date()) === undefined
  // An order that can be cancelled at once needs no cancellation request.
  const asks = requestKinds.filter(
    (kind) => !(kind === 'cancel' && isCancellable) && askRefusal(kind, order, requests) === undefined,
  )
  return {
    pay: isBuyer && isPayable(order),
    close: isBuyer && closeRefusal(order) === undefined,
    cancel: isBuyer && isCancellable,
    receive: isBuyer && receiveRefusal(order) === undefined,
    setAddress: isBuyer && addressRefusal(order) === undefined,
    request: isBuyer ? asks : [],
    ship: isShop && shipRefusal(order) === undefined,
    arrive: isShop && afterMove(order.status, 'arrive') !== undefined,
    correctExpress: isShop && expressRefusal(order) === undefined,
  }
}
