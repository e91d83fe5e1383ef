import { orderTimes, type PayState } from './order-rules.ts'
import { orderStatus, type OrderStatus } from './order-status.ts'

export const requestKinds = ['cancel', 'return', 'refund'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = [
  'open',
  'agreed',
  'sentBack',
  'disputed',
  'paying',
  'done',
  'refused',
  'withdrawn',
  'lapsed',
] as const
export type RequestState = (typeof requestStates)[number]

/** While a request is in one of these states, its order has no other request, is not shipped and is not received. */
export const openRequestStates = ['open', 'agreed', 'sentBack', 'disputed', 'paying'] as const

/** Who has to act next. */
export const requestTurns = ['buyer', 'merchant', 'admin'] as const
export type RequestTurn = (typeof requestTurns)[number]

/** Who escalated to an admin, or the deadline that passed. */
export const disputeOpeners = ['buyer', 'merchant', 'deadline'] as const
export type DisputeOpener = (typeof disputeOpeners)[number]

/** An admin's decision about a disputed request: refund now, refund once the goods are back, or no refund. */
export const rulings = ['refund', 'return', 'close'] as const
export type Ruling = (typeof rulings)[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long each side of a request has; docs/decisions/0015 gives the reasons. */
export const requestTimes = {
  answerBusinessDays: 3,
  sendBackMs: 14 * DAY,
  /** How long the shop has to confirm a return, after the parcel's delivery time. */
  gotBackBusinessDays: 2,
  /** How long a refusal can be disputed, or another request follow a withdrawn one, before the order counts as received. */
  disputeMs: 3 * DAY,
  rulingMs: 48 * HOUR,
  remindShopMs: DAY,
  remindBuyerMs: 3 * DAY,
} as const

export const requestLimits = {
  /** How many requests of an order may fail, before it ships and again after. */
  unsuccessful: 3,
} as const

/** The same time of day this many business days later; Saturdays and Sundays (UTC) do not count. */
export function afterBusinessDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0;) {
    at += DAY
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return new Date(at)
}

type Clock = { actBy: Date; remindAt: Date | null }

/** The deadline of a request that enters a state now; null where nobody has to act. */
export function requestClock(state: RequestState, now: Date): Clock | { actBy: null; remindAt: null } {
  const before = (actBy: Date, ms: number): Clock => ({ actBy, remindAt: new Date(actBy.getTime() - ms) })
  const later = (ms: number) => new Date(now.getTime() + ms)
  if (state === 'open') {
    return before(afterBusinessDays(now, requestTimes.answerBusinessDays), requestTimes.remindShopMs)
  }
  if (state === 'agreed') return before(later(requestTimes.sendBackMs), requestTimes.remindBuyerMs)
  if (state === 'sentBack') {
    const arrived = later(orderTimes.arriveMs)
    return before(afterBusinessDays(arrived, requestTimes.gotBackBusinessDays), requestTimes.remindShopMs)
  }
  if (state === 'refused' || state === 'withdrawn')
    return { actBy: later(requestTimes.disputeMs), remindAt: null }
  if (state === 'disputed') return { actBy: later(requestTimes.rulingMs), remindAt: null }
  return { actBy: null, remindAt: null }
}

const turns: Partial<Record<RequestState, RequestTurn>> = {
  open: 'merchant',
  agreed: 'buyer',
  sentBack: 'merchant',
  disputed: 'admin',
}

export function turnOf(state: RequestState): RequestTurn | undefined {
  return turns[state]
}

/** What happens to a request after its deadline: an admin decides, or it lapses and the shop is paid. */
export function stateAfterDeadline(state: RequestState): 'disputed' | 'lapsed' | undefined {
  if (state === 'open' || state === 'sentBack') return 'disputed'
  return state === 'agreed' ? 'lapsed' : undefined
}

type Order = { status: OrderStatus; payState: PayState }
type Earlier = { kind: RequestKind; state: RequestState; ruling: Ruling | null }

export type AskRefusal =
  | 'mall.request_wrong'
  | 'mall.request_open'
  | 'mall.request_ruled'
  | 'mall.requests_spent'

/** When each can be requested: paid and unshipped orders are cancelled, shipped ones are returned or discounted. */
const askable: Record<RequestKind, readonly OrderStatus[]> = {
  cancel: [orderStatus.pendingDelivery],
  return: [orderStatus.shipping, orderStatus.pendingReceipt],
  refund: [orderStatus.shipping, orderStatus.pendingReceipt],
}

function isAskable(kind: RequestKind, { status, payState }: Order): boolean {
  return askable[kind].includes(status) && payState === 'final'
}

/** Why a buyer may not request this now; undefined when they may. */
export function askRefusal(
  kind: RequestKind,
  order: Order,
  requests: readonly Earlier[],
): AskRefusal | undefined {
  const open: readonly RequestState[] = openRequestStates
  if (requests.some(({ state }) => open.includes(state))) return 'mall.request_open'
  if (!isAskable(kind, order)) return 'mall.request_wrong'
  // Requests from before shipping say nothing about the goods.
  const alike = requests.filter((one) => (one.kind === 'cancel') === (kind === 'cancel'))
  if (alike.some(({ ruling }) => ruling === 'close')) return 'mall.request_ruled'
  const unsuccessful = alike.filter(({ state }) => state !== 'done').length
  return unsuccessful >= requestLimits.unsuccessful ? 'mall.requests_spent' : undefined
}

/**
 * Why a side may not escalate now: buyers may after a refusal, and about a return address they cannot send to; shops
 * about goods that were sent back.
 */
export function disputeRefusal(
  by: 'buyer' | 'merchant',
  { order, request, now }: { order: Order; request: Earlier & { actBy: Date | null }; now: Date },
): 'mall.request_wrong' | 'mall.dispute_too_late' | undefined {
  const { kind, state, actBy, ruling } = request
  if (!isAskable(kind, order)) return 'mall.request_wrong'
  if (by === 'merchant') return state === 'sentBack' ? undefined : 'mall.request_wrong'
  if ((state !== 'refused' && state !== 'agreed') || ruling !== null) return 'mall.request_wrong'
  return actBy !== null && now <= actBy ? undefined : 'mall.dispute_too_late'
}

/** What an admin can decide about a disputed request. Goods already on their way back are not sent back again. */
export function rulingsFor({ kind, isSentBack }: { kind: RequestKind; isSentBack: boolean }): Ruling[] {
  return kind === 'return' && !isSentBack ? ['refund', 'return', 'close'] : ['refund', 'close']
}
