import type { LocalText } from '@mofu/domain/local-text'
import type { Destination } from '@mofu/domain/mall/freight'
import type { PayState } from '@mofu/domain/mall/order-rules'
import type { OrderActor, OrderStatus } from '@mofu/domain/mall/order-status'
import type { CartSku } from '@mofu/domain/mall/price-cart'

/** Where goods go, as it stands in the buyer's book. */
export type KeptAddress = {
  id: string
  name: string
  phone: string
  country: string
  regions: readonly string[]
  postalCode: string
  address: string
}

export function destinationOf({ country, regions }: Pick<KeptAddress, 'country' | 'regions'>): Destination {
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
  /** Where the shop had its last return sent. */
  returnAddress: string | null
  status: OrderStatus
  version: number
  payState: PayState
  isPickup: boolean
  address: Omit<KeptAddress, 'id'> | null
  remark: string
  goods: bigint
  freight: bigint
  total: bigint
  /** What of the total went back to who paid. */
  refunded: bigint
  currency: string
  paymentId: string | null
  txHash: string | null
  expressCompany: string | null
  expressNumber: string | null
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
  /** The newest block we know of on that chain. */
  head: number
}

export type OrderRequest = {
  id: string
  kind: 'cancel' | 'return' | 'refund'
  state: 'open' | 'agreed' | 'sentBack' | 'paying' | 'done' | 'refused' | 'withdrawn'
  reason: string
  amount: bigint
  answer: string | null
  returnAddress: string | null
  expressCompany: string | null
  expressNumber: string | null
  createdAt: Date
}

export type OrderMessage = { id: number; from: 'buyer' | 'merchant'; text: string; at: Date }

/** Reads what a cart is made of. */
export type CartStore = {
  /** These SKUs, as far as there are such, and one of the account's own addresses: the named one, else the default. */
  cart(asked: {
    accountId: string
    skuIds: readonly number[]
    addressId: string | undefined
  }): Promise<{ skus: CartSku[]; address: KeptAddress | undefined }>
}
