import type { LocalText } from '../local-text.ts'
import { type Destination, freightOf, type FreightTemplate } from './freight.ts'

/** The current state of a SKU, with everything needed to price and reserve it. */
export type CartSku = {
  skuId: number
  productId: number
  shopId: number
  shopName: string
  pickupPoint: string | null
  title: LocalText
  choices: readonly LocalText[]
  pictureUrl: string | null
  price: bigint
  version: number
  grams: number
  available: number
  /** Of an open shop, listed, and on sale. */
  isSold: boolean
  templateId: number
  template: FreightTemplate
}

export type CartLine = CartSku & { quantity: number }

/** Why a line or a shop's part cannot be bought as it is. */
export type CartWarning = 'notSold' | 'outOfStock' | 'noDelivery' | 'noPickup' | 'noAddress'

export type ShopPart = {
  shopId: number
  shopName: string
  pickupPoint: string | null
  lines: { line: CartLine; warning: CartWarning | null }[]
  goods: bigint
  /** Null while it is unknown. */
  freight: bigint | null
  days: { least: number; most: number } | null
  warning: CartWarning | null
}

export type Receiving = { isPickup: true } | { isPickup: false; to: Destination | undefined }

/** Prices a cart: one part per shop, in the order of the shops. Pure. */
export function priceCart(lines: readonly CartLine[], receiving: Receiving): ShopPart[] {
  const shops = [...new Set(lines.map(({ shopId }) => shopId))].toSorted((a, b) => a - b)
  return shops.map((shopId) =>
    partOf(
      shopId,
      lines.filter((line) => line.shopId === shopId),
      receiving,
    ),
  )
}

function partOf(shopId: number, lines: readonly CartLine[], receiving: Receiving): ShopPart {
  const [first] = lines
  const part = {
    shopId,
    shopName: first?.shopName ?? '',
    pickupPoint: first?.pickupPoint ?? null,
    lines: lines.map((line) => ({ line, warning: lineWarning(line) })),
    goods: lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n),
  }
  if (receiving.isPickup) {
    const warning = part.pickupPoint === null ? ('noPickup' as const) : null
    return { ...part, freight: 0n, days: null, warning }
  }
  if (!receiving.to) return { ...part, freight: null, days: null, warning: 'noAddress' }
  const sent = freightByTemplate(lines, receiving.to)
  if (!sent) return { ...part, freight: null, days: null, warning: 'noDelivery' }
  return { ...part, ...sent, warning: null }
}

function lineWarning({ isSold, available, quantity }: CartLine): CartWarning | null {
  if (!isSold) return 'notSold'
  return available < quantity ? 'outOfStock' : null
}

function freightByTemplate(lines: readonly CartLine[], to: Destination) {
  let freight = 0n
  const days = { least: 0, most: 0 }
  for (const templateId of new Set(lines.map((line) => line.templateId))) {
    const own = lines.filter((line) => line.templateId === templateId)
    const template = own[0]?.template
    const sent = template && freightOf(template, own, to)
    if (!sent) return undefined
    freight += sent.fee
    days.least = Math.max(days.least, sent.leastDays)
    days.most = Math.max(days.most, sent.mostDays)
  }
  return { freight, days }
}
