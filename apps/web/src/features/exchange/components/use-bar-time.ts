import { useFormatter } from 'use-intl'

const DAY = 86_400

/** The start of a bar in words: a bar of a day is a day in UTC, a shorter one begins at a moment. */
export function useBarTime(step: number): (at: number) => string {
  const format = useFormatter()
  return (at) =>
    format.dateTime(
      new Date(at * 1000),
      step >= DAY ? { dateStyle: 'medium', timeZone: 'UTC' } : { dateStyle: 'medium', timeStyle: 'short' },
    )
}
