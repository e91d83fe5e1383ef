import { DomainError } from '@mofu/domain/domain-error'
import {
  addressRefusal,
  cancelRefusal,
  closeRefusal,
  type OrderFacts,
  receiveRefusal,
  shipRefusal,
} from '@mofu/domain/mall/order-rules'
import { orderStatus } from '@mofu/domain/mall/order-status'

import type { Caller } from '../../../platform/access.ts'
import type { Order, OrderEvent, OrderMessage, OrderRequest, SeenPayment } from './order.ts'

export type OrderRole = 'buyer' | 'merchant' | 'admin'

export type ShowStore = {
  find(id: string): Promise<Order | undefined>
  isMember(shopId: number, accountId: string): Promise<boolean>
  events(id: string): Promise<OrderEvent[]>
  payments(id: string): Promise<SeenPayment[]>
  requests(id: string): Promise<OrderRequest[]>
  messages(id: string): Promise<OrderMessage[]>
  /** All orders of one submit, in the order of their goods, as submit gives them. */
  group(groupId: string): Promise<Order[]>
}

/** Who the caller is to an order. To everybody else it does not exist. */
async function roleIn(
  store: Pick<ShowStore, 'isMember'>,
  order: { accountId: string; shopId: number } | undefined,
  caller: Caller,
): Promise<OrderRole> {
  if (order?.accountId === caller.accountId) return 'buyer'
  if (order && (await store.isMember(order.shopId, caller.accountId))) return 'merchant'
  // Power over others needs the wallet's own signature.
  if (order && caller.scope === 'web3' && caller.roles.includes('admin')) return 'admin'
  throw new DomainError('mall.order_not_found')
}

export async function showOrder({ store }: { store: ShowStore }, id: string, caller: Caller) {
  const order = await store.find(id)
  const role = await roleIn(store, order, caller)
  if (!order) throw new DomainError('mall.order_not_found')
  const [events, payments, requests, messages, group] = await Promise.all([
    store.events(id),
    store.payments(id),
    store.requests(id),
    store.messages(id),
    role === 'merchant' ? [] : store.group(order.groupId),
  ])
  return {
    order,
    role,
    events,
    payments,
    requests,
    messages,
    // A shop learns nothing of what its buyer ordered elsewhere.
    group: group.map((one) => ({ ...one, canPay: role === 'buyer' && isPayable(one) })),
    can: abilities(order, role),
  }
}

/** Whether an order waits for a payment of which nothing was seen yet. */
function isPayable({ status, payState }: OrderFacts): boolean {
  return status === orderStatus.paymentPending && payState !== 'seen'
}

function abilities(order: OrderFacts, role: OrderRole) {
  const isBuyer = role === 'buyer'
  const { status, payState, hasOpenRequest } = order
  const isCancellable = cancelRefusal(order, new Date()) === undefined
  const isUnderWay = status === orderStatus.shipping || status === orderStatus.pendingReceipt
  const asks = hasOpenRequest
    ? []
    : ([
        ...(status === orderStatus.pendingDelivery && payState === 'final' && !isCancellable
          ? (['cancel'] as const)
          : []),
        ...(isUnderWay ? (['return', 'refund'] as const) : []),
      ] as const)
  return {
    pay: isBuyer && isPayable(order),
    close: isBuyer && closeRefusal(order) === undefined,
    cancel: isBuyer && isCancellable,
    receive: isBuyer && receiveRefusal(order) === undefined,
    setAddress: isBuyer && addressRefusal(order) === undefined,
    request: isBuyer ? [...asks] : [],
    ship: role === 'merchant' && shipRefusal(order) === undefined,
  }
}
