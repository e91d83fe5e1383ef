/** SPEC §4, with the numbers of the mall's API. 0 means all and is a filter only: no order has it. */
export const orderStatus = {
  paymentPending: 1,
  pendingDelivery: 2,
  shipping: 3,
  pendingReceipt: 4,
  finished: 5,
  closed: 6,
} as const

export type OrderStatusName = keyof typeof orderStatus
export type OrderStatus = (typeof orderStatus)[OrderStatusName]

export const allOrders = 0

export const orderStatusNames = Object.keys(orderStatus) as OrderStatusName[]

export function statusName(status: OrderStatus): OrderStatusName {
  const name = orderStatusNames.find((one) => orderStatus[one] === status)
  if (!name) throw new RangeError(`no order has the status ${status}`)
  return name
}

export const orderActors = ['buyer', 'merchant', 'platform'] as const
export type OrderActor = (typeof orderActors)[number]

const { paymentPending, pendingDelivery, shipping, pendingReceipt, finished, closed } = orderStatus

type Move = {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
}

/**
 * Every transition of an order's status, and who may trigger it. Conditions on the payment are in `order-rules.ts`.
 * `platform` is a timer, the chain, or an admin.
 */
export const orderMoves = {
  /** The payment is confirmed on chain. */
  pay: { from: [paymentPending], to: pendingDelivery, by: ['platform'] },
  /** A reorg removed the payment. Nothing was shipped: that waits for finality. */
  unpay: { from: [pendingDelivery], to: paymentPending, by: ['platform'] },
  ship: { from: [pendingDelivery], to: shipping, by: ['merchant'] },
  /** Pickup orders wait in the shop. */
  ready: { from: [pendingDelivery], to: pendingReceipt, by: ['merchant'] },
  arrive: { from: [shipping], to: pendingReceipt, by: ['merchant', 'platform'] },
  receive: { from: [shipping, pendingReceipt], to: finished, by: ['buyer', 'merchant', 'platform'] },
  /** Before it is paid. */
  close: { from: [paymentPending], to: closed, by: ['buyer', 'platform'] },
  /** After it is paid and before it ships: the payment is refunded. */
  cancel: { from: [pendingDelivery], to: closed, by: ['buyer', 'merchant', 'platform'] },
  /** Everything was returned. */
  return: { from: [shipping, pendingReceipt], to: closed, by: ['merchant', 'platform'] },
  /** It was paid in time but seen late, and the goods are still in stock. */
  reopen: { from: [closed], to: pendingDelivery, by: ['platform'] },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderMoves

/** The status a transition leads to; undefined where it is not allowed. */
export function afterMove(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
  const { from, to }: Move = orderMoves[move]
  return from.includes(status) ? to : undefined
}

export function mayMove(actor: OrderActor, move: OrderMove): boolean {
  const { by }: Move = orderMoves[move]
  return by.includes(actor)
}
