const DAY = 86_400

/** The durations of a listing or a bid, in days. */
const durations = [1, 7, 30, 90, 180] as const
export type Days = (typeof durations)[number]

export const defaultDays: Days = 30

/** The durations the market allows; always the first one, so that there is a choice. */
export function allowedDurations(maxDuration: bigint): readonly Days[] {
  const allowed = durations.filter((days) => maxDuration === 0n || BigInt(days * DAY) <= maxDuration)
  return allowed.length > 0 ? allowed : [durations[0]]
}

/** When an offer made now expires, in chain seconds; a minute less, because its block comes a little later. */
export function endAfter(days: Days, now: number): number {
  return now + days * DAY - 60
}
