export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** The time left until a moment, both in seconds since 1970; undefined once it has passed. */
export function timeLeft(until: number, now: number): TimeLeft | undefined {
  const left = Math.ceil(until - now)
  if (left <= 0) return undefined
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** `03:09:07`, without leading hours that are not needed. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return days > 0 || hours > 0
    ? `${two(hours)}:${two(minutes)}:${two(seconds)}`
    : `${two(minutes)}:${two(seconds)}`
}
