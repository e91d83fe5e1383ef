const HOUR = 3_600
const DAY = 24 * HOUR

/** How long a lot can last, in seconds. */
const durations = [HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY] as const
export type Duration = (typeof durations)[number]

export const defaultDuration: Duration = 3 * DAY

/** The durations that the contract allows; 0 is no limit. Always the first, so that there is a choice. */
export function allowedDurations(maxDuration: number): readonly Duration[] {
  const allowed = durations.filter((seconds) => maxDuration === 0 || seconds <= maxDuration)
  return allowed.length > 0 ? allowed : [durations[0]]
}

/** How far the chain's clock may be behind ours, in seconds. */
const CLOCK_MARGIN = 120

/**
 * The end of a lot that starts at once. Its start is the time of the block that takes it, which may be earlier than `now`:
 * with the longest duration the contract would refuse it as too long, so that one ends a little earlier.
 */
export function endOfLotNow(now: number, duration: Duration, maxDuration: number): number {
  const isLongest = maxDuration !== 0 && duration + CLOCK_MARGIN > maxDuration
  return now + (isLongest ? maxDuration - CLOCK_MARGIN : duration)
}

/** Hours below a day, days from then on. */
export function unitsOf(seconds: Duration): { hours: number } | { days: number } {
  return seconds < DAY ? { hours: seconds / HOUR } : { days: seconds / DAY }
}

/** A local date and time as seconds since 1970; undefined if it is none. */
export function secondsOf(text: string): number | undefined {
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000)
}
