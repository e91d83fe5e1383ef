const DAY = 86_400

/** For how many days an offer may be made to stand. */
const durations = [1, 7, 30, 90, 180] as const
export type Days = (typeof durations)[number]

export const defaultDays: Days = 30

/** Those the market allows; the first one always, so that there is a choice. */
export function allowedDurations(maxDuration: bigint): readonly Days[] {
  const allowed = durations.filter((days) => maxDuration === 0n || BigInt(days * DAY) <= maxDuration)
  return allowed.length > 0 ? allowed : [durations[0]]
}

/** When an offer made now ends, in chain seconds; a minute less, because its block comes a little later. */
export function endAfter(days: Days, now: number): number {
  return now + days * DAY - 60
}
