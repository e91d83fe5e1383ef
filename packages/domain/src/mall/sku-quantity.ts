/** Limits on the lines of one order and on each quantity: what a person buys, not a script. */
export const orderLimits = {
  skus: 50,
  quantity: 99,
  remark: 500,
  quantityDefault: 1,
  /** Unpaid orders of one account: each of them reserves stock. */
  unpaid: 20,
  /** Orders that an account places within an hour and does not pay. */
  unpaidHourly: 60,
} as const

export type Wanted = { skuId: number; quantity: number }

/** SPEC §3: `skuId|quantity`; the quantity defaults to one. Undefined when it is neither. */
export function parseWanted(text: string): Wanted | undefined {
  const [, id, quantity = String(orderLimits.quantityDefault)] =
    /^(\d{1,9})(?:\|(\d{1,4}))?$/.exec(text) ?? []
  if (id === undefined) return undefined
  const wanted = { skuId: Number(id), quantity: Number(quantity) }
  const isPossible = wanted.skuId >= 1 && wanted.quantity >= 1 && wanted.quantity <= orderLimits.quantity
  return isPossible ? wanted : undefined
}

/** One line per SKU, sorted by id: transactions that lock in this order cannot deadlock. */
export function mergeWanted(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>()
  for (const { skuId, quantity } of wanted) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity })).toSorted((a, b) => a.skuId - b.skuId)
}
