/** SPEC §4, with the numbers the mall's calls use. 0 means all and is a filter only: no order has it. */
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

export const orderActors = ['buyer', 'merchant', 'house'] as const
export type OrderActor = (typeof orderActors)[number]

const { paymentPending, pendingDelivery, shipping, pendingReceipt, finished, closed } = orderStatus

type Move = {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
}

/**
 * Every way an order's status can change, and who sets it off. What else must be true of the payment stands in
 * `order-rules.ts`. `house` is a timer, the chain, or an admin.
 */
export const orderMoves = {
  /** The chain says it is paid, deep enough. */
  pay: { from: [paymentPending], to: pendingDelivery, by: ['house'] },
  /** A reorg took the payment away again. Nothing was shipped: that waits for finality. */
  unpay: { from: [pendingDelivery], to: paymentPending, by: ['house'] },
  ship: { from: [pendingDelivery], to: shipping, by: ['merchant'] },
  /** Goods that are fetched wait in the shop. */
  ready: { from: [pendingDelivery], to: pendingReceipt, by: ['merchant'] },
  arrive: { from: [shipping], to: pendingReceipt, by: ['merchant', 'house'] },
  receive: { from: [shipping, pendingReceipt], to: finished, by: ['buyer', 'merchant', 'house'] },
  /** Before it is paid. */
  close: { from: [paymentPending], to: closed, by: ['buyer', 'house'] },
  /** After it is paid and before it is shipped: the money goes back. */
  cancel: { from: [pendingDelivery], to: closed, by: ['buyer', 'merchant', 'house'] },
  /** All of it came back. */
  return: { from: [shipping, pendingReceipt], to: closed, by: ['merchant', 'house'] },
  /** It was paid in time but seen late, and the goods are still there. */
  reopen: { from: [closed], to: pendingDelivery, by: ['house'] },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderMoves

/** Where a move leads from a status; undefined where it is not allowed. */
export function afterMove(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
  const { from, to }: Move = orderMoves[move]
  return from.includes(status) ? to : undefined
}

export function mayMove(actor: OrderActor, move: OrderMove): boolean {
  const { by }: Move = orderMoves[move]
  return by.includes(actor)
}
