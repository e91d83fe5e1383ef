import { orderLimits } from '@mofu/domain/mall/sku-quantity'

import { useStore } from '../../storage/store.ts'
import type { CartItem } from './cart-item.ts'
import { withoutOrdered } from './cart-state.ts'
import { storedList } from './stored-list.ts'

/** The cart of this browser. Only ids and quantities are stored: names, prices and stock are fetched each time. */
const cart = storedList<CartItem>('mallCart', (value) => {
  if (typeof value !== 'object' || value === null || !('skuId' in value) || !('quantity' in value))
    return undefined
  const { skuId, quantity } = value
  const isWhole = Number.isSafeInteger(skuId) && Number.isSafeInteger(quantity) && Number(quantity) > 0
  return isWhole
    ? { skuId: Number(skuId), quantity: Math.min(Number(quantity), orderLimits.quantity) }
    : undefined
})

export function useCart(): readonly CartItem[] {
  return useStore(cart)
}

/** The units in the cart, of all goods together. */
export function useCartCount(): number {
  return useCart().reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Adds units of a SKU. False if the cart is full. */
export function addToCart(skuId: number, quantity: number): boolean {
  const items = cart.get()
  const known = items.find((item) => item.skuId === skuId)
  if (!known && items.length >= orderLimits.skus) return false
  setQuantity(skuId, (known?.quantity ?? 0) + quantity)
  return true
}

export function setQuantity(skuId: number, quantity: number): void {
  const item = { skuId, quantity: Math.min(Math.max(1, quantity), orderLimits.quantity) }
  const items = cart.get()
  const isKnown = items.some((one) => one.skuId === skuId)
  cart.set(isKnown ? items.map((one) => (one.skuId === skuId ? item : one)) : [...items, item])
}

export function removeFromCart(skuIds: readonly number[]): void {
  cart.set(cart.get().filter(({ skuId }) => !skuIds.includes(skuId)))
}

/** Removes what was ordered, so that nobody orders it twice. */
export function removeOrdered(ordered: readonly CartItem[]): void {
  cart.set(withoutOrdered(cart.get(), ordered))
}
