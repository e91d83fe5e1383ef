export const spendingPeriods = ['day', 'week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

/** A period ends now, and starts this many seconds before. */
export const periodSeconds: Readonly<Record<SpendingPeriod, number>> = {
  day: 86_400,
  week: 7 * 86_400,
  month: 30 * 86_400,
}

/** How long a higher limit, or none, waits before it applies. */
export const RAISE_WAIT_SECONDS = 86_400

/** An amount in the coin's smallest unit; null is no limit. */
export type LimitAmount = bigint | null

/** A limit, and the higher one that will replace it. Times are in seconds. */
export type SpendingLimit = { amount: LimitAmount; next: { amount: LimitAmount; at: number } | null }

/** What applies at a time: a higher limit whose wait is over has replaced the one before. */
export function limitAt({ amount, next }: SpendingLimit, now: number): SpendingLimit {
  return next && next.at <= now ? { amount: next.amount, next: null } : { amount, next }
}

/**
 * A lower limit applies at once and drops a raise that waits. A higher one waits; while one waits already, the same or a
 * lower raise takes over its time, and a higher raise waits for another day.
 */
export function changeLimit(before: SpendingLimit, wanted: LimitAmount, now: number): SpendingLimit {
  const { amount, next } = limitAt(before, now)
  if (!isAbove(wanted, amount)) return { amount: wanted, next: null }
  const at = next && !isAbove(wanted, next.amount) ? next.at : now + RAISE_WAIT_SECONDS
  return { amount, next: { amount: wanted, at } }
}

/** What counts against a limit. More that came back than was paid does not raise the limit. */
export function countedSpending(net: bigint): bigint {
  return net > 0n ? net : 0n
}

/** Whether a payment stays within a limit. Nothing is spent on what is free, also where a lowered limit is exceeded already. */
export function isWithinLimit(limit: LimitAmount, net: bigint, payment: bigint): boolean {
  return limit === null || payment === 0n || countedSpending(net) + payment <= limit
}

function isAbove(one: LimitAmount, other: LimitAmount): boolean {
  if (other === null) return false
  return one === null || one > other
}
