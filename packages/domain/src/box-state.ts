/** The states of a blind-box collection, as the contract names them. */
export const boxStates = ['unpublished', 'not-yet-open', 'open', 'sold-out', 'over'] as const
export type BoxState = (typeof boxStates)[number]

type Times = { publishedAt: number; openAt: number; closeAt: number }
type Stock = { size: number; pending: number }

/** The state at a time, in seconds: the contract's own rule. */
export function boxStateAt(
  { publishedAt, openAt, closeAt, size, pending }: Times & Stock,
  at: number,
): BoxState {
  if (publishedAt === 0) return 'unpublished'
  if (at >= closeAt) return 'over'
  if (at < openAt) return 'not-yet-open'
  return size === pending ? 'sold-out' : 'open'
}

/**
 * The price of one draw: as published, or as it would be published now. Without one price for all it is the average of
 * the NFTs' own prices, rounded up.
 */
export function boxPriceAt(
  box: Times & Stock & { hasOnePrice: boolean; price: bigint; totalPrice: bigint },
  at: number,
): bigint {
  const isFixed = box.pending !== 0 || (box.publishedAt !== 0 && at < box.closeAt)
  return isFixed || box.hasOnePrice ? box.price : averagePrice(box)
}

/** The average of the NFTs' own prices, rounded up; 0 while there is none. */
export function averagePrice({ size, totalPrice }: { size: number; totalPrice: bigint }): bigint {
  return size === 0 ? 0n : (totalPrice + BigInt(size) - 1n) / BigInt(size)
}

/** Where players find a box: announced before its first run, and ended after its last. */
export const boxPhases = ['announced', 'not-yet-open', 'open', 'sold-out', 'ended'] as const
export type BoxPhase = (typeof boxPhases)[number]

export function boxPhaseOf({ state, run }: { state: BoxState; run: number }): BoxPhase {
  if (state === 'unpublished') return run === 0 ? 'announced' : 'ended'
  return state === 'over' ? 'ended' : state
}

/** The most draws of one order: the contract's own limit. */
export const DRAWS_MOST = 20
