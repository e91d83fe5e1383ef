/** So many different things fit in one order, and so many of each: what a person buys, not what a machine tries. */
export const orderLimits = {
  skus: 50,
  quantity: 99,
  remark: 500,
  quantityDefault: 1,
  /** Unpaid orders of one account: each of them keeps goods from everybody else. */
  unpaid: 20,
} as const

export type Wanted = { skuId: number; quantity: number }

/** SPEC §3: `skuId|quantity`; without a quantity it is one. Undefined when it is neither. */
export function parseWanted(text: string): Wanted | undefined {
  const [, id, quantity = String(orderLimits.quantityDefault)] =
    /^(\d{1,9})(?:\|(\d{1,4}))?$/.exec(text) ?? []
  if (id === undefined) return undefined
  const wanted = { skuId: Number(id), quantity: Number(quantity) }
  const isPossible = wanted.skuId >= 1 && wanted.quantity >= 1 && wanted.quantity <= orderLimits.quantity
  return isPossible ? wanted : undefined
}

/** One line for each SKU, in the order of their ids: whoever locks them in this order never waits in a circle. */
export function mergeWanted(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>()
  for (const { skuId, quantity } of wanted) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity })).toSorted((a, b) => a.skuId - b.skuId)
}
