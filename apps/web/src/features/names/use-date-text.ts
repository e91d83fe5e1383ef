import { useFormatter } from 'use-intl'

/** A moment in seconds since 1970 as a date in the reader's language. */
export function useDateText(): (at: number) => string {
  const format = useFormatter()
  return (at) => format.dateTime(new Date(at * 1000), { dateStyle: 'medium' })
}
