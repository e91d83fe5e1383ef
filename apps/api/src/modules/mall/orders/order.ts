import type { LocalText } from '@mofu/domain/local-text'
import type { Destination } from '@mofu/domain/mall/freight'
import type { PayState } from '@mofu/domain/mall/order-rules'
import type { OrderActor, OrderStatus } from '@mofu/domain/mall/order-status'
import type { HeldBy } from '@mofu/domain/mall/pay-link'
import type { DisputeOpener, RequestKind, RequestState, Ruling } from '@mofu/domain/mall/request-rules'

/** A shipping address as saved in the buyer's account. */
export type SavedAddress = {
  id: string
  name: string
  phone: string
  country: string
  regions: readonly string[]
  postalCode: string
  address: string
}

export function destinationOf({ country, regions }: Pick<SavedAddress, 'country' | 'regions'>): Destination {
  return { country, province: regions[0] ?? null }
}

type OrderLine = {
  skuId: number
  productId: number
  title: LocalText
  choices: readonly LocalText[]
  pictureUrl: string | null
  price: bigint
  quantity: number
}

export type Order = {
  id: string
  number: string
  groupId: string
  accountId: string
  shopId: number
  shopName: string
  pickupPoint: string | null
  /** Where the shop's owner had a return sent last. */
  returnAddress: string | null
  status: OrderStatus
  version: number
  payState: PayState
  isPickup: boolean
  address: Omit<SavedAddress, 'id'> | null
  remark: string
  goods: bigint
  freight: bigint
  total: bigint
  /** The most days of delivery that the buyer was shown. */
  daysMost: number
  /** The part of the total that was refunded. */
  refunded: bigint
  currency: string
  paymentId: string | null
  txHash: string | null
  expressCompany: string | null
  expressNumber: string | null
  expressAt: Date | null
  pickupCode: string | null
  payDeadline: Date
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  arrivedAt: Date | null
  finishedAt: Date | null
  closedAt: Date | null
  closeReason: 'buyer' | 'timer' | 'cancelled' | 'returned' | null
  hasOpenRequest: boolean
  /** Why it cannot be paid now, whether it is paid or not. */
  heldBy: HeldBy | null
  lines: OrderLine[]
}

export type OrderEvent = {
  kind: string
  actor: OrderActor
  status: OrderStatus
  at: Date
  facts: Record<string, string>
}

export type SeenPayment = {
  id: string
  chainId: number
  payer: string
  coin: string
  symbol: string
  decimals: number
  amount: bigint
  held: bigint
  refundable: bigint
  stage: string
  state: 'seen' | 'confirmed' | 'final' | 'gone'
  issue: 'late' | 'double' | 'wrong' | 'unknown' | null
  block: number
  txHash: string
  priceSources: number
  /** The newest indexed block of that chain. */
  head: number
}

export type OrderRequest = {
  id: string
  kind: RequestKind
  state: RequestState
  reason: string
  amount: bigint
  answer: string | null
  returnAddress: string | null
  expressCompany: string | null
  expressNumber: string | null
  actBy: Date | null
  disputedBy: DisputeOpener | null
  disputeReason: string | null
  disputedAt: Date | null
  ruling: Ruling | null
  rulingReason: string | null
  createdAt: Date
}

export type OrderMessage = { id: number; from: 'buyer' | 'merchant'; text: string; at: Date }
