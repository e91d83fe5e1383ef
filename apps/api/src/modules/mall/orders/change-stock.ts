import type { Transaction } from '@mofu/db/connect'

import { addToSkuStock, addToSoldCount } from '../merchant/stock/store.ts'
import { listOrderLines } from './store.ts'

/** How a transition changes stock for each unit. */
const stockChanges = {
  /** Paid: the units leave both stock and reservation. */
  sell: { onHand: -1, reserved: -1, sold: 1 },
  /** A reorg removed the payment: back in stock, still reserved. */
  unsell: { onHand: 1, reserved: 1, sold: -1 },
  /** Closed before it was paid. */
  release: { onHand: 0, reserved: -1, sold: 0 },
  /** Cancelled or returned after it was paid. */
  restock: { onHand: 1, reserved: 0, sold: -1 },
  /** Paid after it was closed: taken directly from stock. */
  resell: { onHand: -1, reserved: 0, sold: 1 },
} as const

/**
 * Changes the stock of an order's items, locking in the order of their ids, as everywhere. False when there is not
 * enough.
 */
export async function changeStock(
  tx: Transaction,
  orderId: string,
  change: keyof typeof stockChanges,
): Promise<boolean> {
  const { onHand, reserved, sold } = stockChanges[change]
  const lines = await listOrderLines(tx, orderId)
  for (const { skuId, quantity } of lines) {
    const isChanged = await addToSkuStock(tx, skuId, {
      onHand: onHand * quantity,
      reserved: reserved * quantity,
      leastAvailable: change === 'resell' ? quantity : undefined,
    })
    if (!isChanged) return false
  }
  if (sold === 0) return true
  for (const { productId, quantity } of lines.toSorted((a, b) => a.productId - b.productId)) {
    await addToSoldCount(tx, productId, sold * quantity)
  }
  return true
}
