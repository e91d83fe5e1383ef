import { useFormatter } from 'use-intl'

/** Times of the chain, in the user's language and time zone. */
export function useTimes(): (seconds: number) => string {
  const format = useFormatter()
  return (seconds) => format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' })
}

/** The zone in which times are shown, by its IANA name. */
export function shownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
