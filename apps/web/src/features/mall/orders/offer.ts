import type { PayOption } from '@mofu/wire/mall/payments'

import { moneyText } from '../../../parts/money.ts'

type Hex = `0x${string}`

/** An order as its payer sees it. */
export type PayableOrder = { id: string; orderNumber: string; shopName: string; orderAmount: string }

/** A signed payment offer with all a wallet needs. It holds no secret: anyone who has it can only pay it. */
export type Offer = {
  /** What it pays for: shop, amount of money, order. */
  order: string
  shopName: string
  chainId: number
  contract: Hex
  coin: Hex
  symbol: string
  decimals: number
  amount: bigint
  paymentId: Hex
  orderKey: Hex
  splitHash: Hex
  payBy: number
  captureBy: number
  refundBy: number
  payer: Hex
  signature: Hex
}

export function offerOf(option: PayOption, order: PayableOrder, currency: string): Offer {
  const { quote } = option
  return {
    order: `${order.shopName} · ${moneyText(BigInt(order.orderAmount), currency)} · ${order.orderNumber}`,
    shopName: order.shopName,
    chainId: option.chainId,
    contract: option.contract as Hex,
    coin: option.token as Hex,
    symbol: option.symbol,
    decimals: option.decimals,
    amount: BigInt(option.amount),
    paymentId: quote.paymentId as Hex,
    orderKey: quote.orderKey as Hex,
    splitHash: quote.splitHash as Hex,
    payBy: quote.payBy,
    captureBy: quote.captureBy,
    refundBy: quote.refundBy,
    payer: quote.payer as Hex,
    signature: option.signature as Hex,
  }
}

export type CoinChoice = {
  /** The coin, by its chain and address. */
  key: string
  first: PayOption
  /** One per order, in the order of the orders. */
  options: readonly PayOption[]
  total: bigint
  /** When the first of them expires, by this browser's clock, in seconds. */
  expiresAt: number
}

/** The coins in which all of the orders can be paid: one transaction pays in one coin of one chain. */
export function coinChoices(
  orders: readonly Pick<PayableOrder, 'id'>[],
  options: readonly PayOption[],
): CoinChoice[] {
  const keyOf = ({ chainId, token }: PayOption) => `${chainId}-${token}`
  const keys = [...new Set(options.map((option) => keyOf(option)))]
  return keys.flatMap((key) => {
    const own = orders.flatMap(
      ({ id }) => options.find((option) => option.orderId === id && keyOf(option) === key) ?? [],
    )
    const [first] = own
    if (!first || own.length < orders.length) return []
    const total = own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const expiresAt = Math.min(...own.map((option) => Date.parse(option.expiresAt))) / 1_000
    return [{ key, first, options: own, total, expiresAt }]
  })
}
