import type { CartLine } from '@mofu/wire/mall/catalogue'

import type { CartItem } from './cart-item.ts'

/** A line of the cart, and whether it is available in this quantity. */
export type WantedLine = { item: CartItem; line: CartLine; trouble: 'gone' | 'short' | undefined }

/** The cart after an order: the lines that were not ordered, and units that were added in the meantime. */
export function withoutOrdered(items: readonly CartItem[], ordered: readonly CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const taken = ordered.find(({ skuId }) => skuId === item.skuId)?.quantity ?? 0
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : []
  })
}

export type CartShopState = { id: number; name: string; lines: WantedLine[]; sum: bigint }

export type CartState = {
  shops: CartShopState[]
  /** Goods only: shipping is known once the address is. */
  sum: bigint
  currency: string
  /** The lines that can be ordered. */
  buyable: CartItem[]
  hasTrouble: boolean
  /** Lines the mall no longer knows. */
  lost: number[]
}

/** The cart with current product data, by shop: each shop's part becomes its own order. */
export function cartStateOf(items: readonly CartItem[], lines: readonly CartLine[]): CartState {
  const known = items.flatMap((item): WantedLine[] => {
    const line = lines.find(({ id }) => id === item.skuId)
    if (!line) return []
    const isGone = !line.isOnSale || line.available <= 0
    const trouble = isGone ? 'gone' : line.available < item.quantity ? 'short' : undefined
    return [{ item, line, trouble }]
  })
  const shops = new Map<number, CartShopState>()
  for (const one of known) {
    const { id, name } = one.line.shop
    const shop = shops.get(id) ?? { id, name, lines: [], sum: 0n }
    shop.lines.push(one)
    if (!one.trouble) shop.sum += BigInt(one.line.price.amount) * BigInt(one.item.quantity)
    shops.set(id, shop)
  }
  const list = [...shops.values()]
  return {
    shops: list,
    sum: list.reduce((sum, shop) => sum + shop.sum, 0n),
    currency: lines[0]?.price.currency ?? 'USD',
    buyable: known.filter(({ trouble }) => !trouble).map(({ item }) => item),
    hasTrouble: known.some(({ trouble }) => trouble),
    lost: items.map(({ skuId }) => skuId).filter((skuId) => !known.some(({ item }) => item.skuId === skuId)),
  }
}
