import { useRouter } from '@tanstack/react-router'

import type { CartItem } from './cart-item.ts'

/** Navigates to the checkout with some lines: `skuId|quantity`, as SPEC §3 writes them. */
export function useCheckout(): ((items: readonly CartItem[]) => void) | undefined {
  const { routesByPath, history } = useRouter()
  // Becomes available by itself once the screen is in the route table.
  if (!Object.hasOwn(routesByPath, '/mall/checkout')) return undefined
  return (items) => {
    const skus = items.map(({ skuId, quantity }) => `${skuId}|${quantity}`).join(',')
    history.push(`/mall/checkout?${new URLSearchParams({ skus })}`)
  }
}
