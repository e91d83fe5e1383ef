import type { Address } from '@mofu/domain/address'
import type { HeldBy } from '@mofu/domain/mall/pay-link'
import type { Share } from '@mofu/domain/mall/split'

type Hex = `0x${string}`

export type Quote = {
  id: string
  orderId: string
  chainId: number
  paymentId: Hex
  orderKey: Hex
  coin: Address
  symbol: string
  decimals: number
  amount: bigint
  split: Share[]
  splitHash: Hex
  payBy: number
  captureBy: number
  refundBy: number
  price: bigint
  priceDecimals: number
  priceSources: number
  signature: Hex
}

/** The facts of an order that a quote needs. */
export type Payable = {
  id: string
  accountId: string
  status: number
  payState: string
  total: bigint
  leftMs: number
  number: string
  shopName: string
  heldBy: HeldBy | null
  /** The shop's present payout address. */
  payout: Address
  feeBps: number
}
