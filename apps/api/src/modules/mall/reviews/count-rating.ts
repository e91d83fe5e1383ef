import type { Transaction } from '@mofu/db/connect'

import { addToRating, findCounted } from './store.ts'

/**
 * Changes an account's reviews of a product and what the product's average is computed from: the account counts once, with
 * the newest of them that is not hidden. The product is locked.
 */
export async function countRating<T>(
  tx: Transaction,
  of: { productId: number; accountId: string },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const before = await findCounted(tx, of)
  const changed = await change(tx)
  const after = await findCounted(tx, of)
  await addToRating(tx, of.productId, {
    sum: (after ?? 0) - (before ?? 0),
    count: Number(after !== undefined) - Number(before !== undefined),
  })
  return changed
}
