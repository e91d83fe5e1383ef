import { orderTimes } from './order-rules.ts'
import { orderStatus, type OrderStatus } from './order-status.ts'
import { openRequestStates, type RequestState } from './request-rules.ts'

type Dates = {
  status: OrderStatus
  isPickup: boolean
  paidAt: Date | null
  shippedAt: Date | null
  arrivedAt: Date | null
  /** When its carrier or tracking number was corrected last. */
  expressAt: Date | null
  /** The most days of delivery that the buyer was shown. */
  daysMost: number
}

const DAY = 24 * 3_600_000

/** Nobody loses the time to object because a parcel takes as long as the buyer was told. */
function promised(ms: number, daysMost: number): number {
  return Math.max(ms, daysMost * DAY)
}

const after = (date: Date | null, ms: number) => date && new Date(date.getTime() + ms)
const latest = (arrived: Date | null, earliest: Date | null) =>
  arrived && new Date(Math.max(arrived.getTime(), earliest?.getTime() ?? 0))

/** Until when the shop should ship a paid order. Later, the buyer may cancel it at once: `cancelRefusal`. */
export function shipBy({ status, paidAt }: Dates): Date | null {
  return status === orderStatus.pendingDelivery ? after(paidAt, orderTimes.shipMs) : null
}

/**
 * When a shipped order counts as received at the latest, as the timers have it: null while a request holds it up, and
 * later where a refusal can still be disputed, or where the tracking number was corrected.
 */
export function receivedBy(
  { status, isPickup, shippedAt, arrivedAt, expressAt, daysMost }: Dates,
  requests: readonly { state: RequestState; actBy: Date | null }[],
): Date | null {
  const { shipping, pendingReceipt } = orderStatus
  const { arriveMs, earliestArrivalMs, receiveMs } = orderTimes
  const earliest = after(shippedAt, promised(earliestArrivalMs, daysMost))
  const reported = isPickup ? arrivedAt : latest(arrivedAt, earliest)
  const assumed = after(shippedAt, promised(arriveMs, daysMost))
  const arrival = status === shipping ? assumed : status === pendingReceipt ? reported : null
  const due = after(arrival, isPickup ? orderTimes.pickupMs : receiveMs)
  const open: readonly RequestState[] = openRequestStates
  if (!due || requests.some(({ state }) => open.includes(state))) return null
  const waits = requests
    .filter(({ state }) => state === 'refused' || state === 'withdrawn')
    .map(({ actBy }) => actBy?.getTime() ?? 0)
  const corrected = after(expressAt, receiveMs)?.getTime() ?? 0
  return new Date(Math.max(due.getTime(), corrected, ...waits))
}
