import type { CartLine } from '@mofu/wire/mall/shop'

import type { CartItem } from './cart-item.ts'

/** A line as the person wants it, and whether it can be had so. */
export type WantedLine = { item: CartItem; line: CartLine; trouble: 'gone' | 'short' | undefined }

/** What stays in a cart once some of it was ordered: the lines that were not, and what was put in on top meanwhile. */
export function withoutOrdered(items: readonly CartItem[], ordered: readonly CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const taken = ordered.find(({ skuId }) => skuId === item.skuId)?.quantity ?? 0
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : []
  })
}

export type CartShopState = { id: number; name: string; lines: WantedLine[]; sum: bigint }

export type CartState = {
  shops: CartShopState[]
  /** Goods only: what sending costs is known when it is known where to. */
  sum: bigint
  currency: string
  /** What can be bought as it stands. */
  buyable: CartItem[]
  hasTrouble: boolean
  /** Lines the mall no longer knows at all. */
  lost: number[]
}

/** A cart beside what the mall says of it: shop by shop, since each shop's part becomes an order of its own. */
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
