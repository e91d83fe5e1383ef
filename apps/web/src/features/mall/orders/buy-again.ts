import type { CartLine } from '@mofu/wire/mall/catalogue'

/** What is different now about a line that is bought again. */
export type AgainNote = {
  isSoldOut?: boolean
  isCartFull?: boolean
  /** How many were put in the cart, where fewer are left than were ordered. */
  left?: number
  /** The present price, where it changed. */
  price?: bigint
}

export type Again = { isAnyAdded: boolean; notes: ReadonlyMap<number, AgainNote> }

type Ordered = { skuId: number; quantity: number; price: string }

/** Puts the goods of an order in the cart as they are sold now; `add` says whether the cart was not full. */
export function againOf(
  lines: readonly Ordered[],
  now: readonly CartLine[],
  add: (skuId: number, quantity: number) => boolean,
): Again {
  const notes = new Map<number, AgainNote>()
  let isAnyAdded = false
  for (const { skuId, quantity, price } of lines) {
    const line = now.find(({ id }) => id === skuId)
    if (!line || !line.isOnSale || line.available <= 0) {
      notes.set(skuId, { isSoldOut: true })
      continue
    }
    if (!add(skuId, Math.min(quantity, line.available))) {
      notes.set(skuId, { isCartFull: true })
      continue
    }
    isAnyAdded = true
    const isFewer = line.available < quantity
    const isOtherPrice = line.price.amount !== price
    if (isFewer || isOtherPrice) {
      notes.set(skuId, {
        ...(isFewer ? { left: line.available } : {}),
        ...(isOtherPrice ? { price: BigInt(line.price.amount) } : {}),
      })
    }
  }
  return { isAnyAdded, notes }
}
