export const DAY_SECONDS = 86_400

/** A first and a last day in UTC, both included; without one there is no limit. */
export type Days = { first?: string | undefined; last?: string | undefined }

/** The same in seconds; the end is excluded. */
export function periodOf({ first, last }: Days): { from?: number; until?: number } {
  return {
    ...(first === undefined ? {} : { from: secondsOf(first) }),
    ...(last === undefined ? {} : { until: secondsOf(last) + DAY_SECONDS }),
  }
}

/** A day, counted from 1970, as it is written in a path. */
export function dayText(day: number): string {
  return new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10)
}

function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1_000
}
