import { useFormatter } from 'use-intl'

/** A moment of the chain's clock as a date and a time. */
export function useTimeText(): (seconds: number) => string {
  const format = useFormatter()
  return (seconds) => format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' })
}
