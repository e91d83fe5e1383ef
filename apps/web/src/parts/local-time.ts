/** For a datetime-local input: local time, to the minute; empty for 0. */
export function localTimeText(seconds: number): string {
  if (seconds === 0) return ''
  const at = new Date(seconds * 1000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Seconds since 1970; 0 for an empty input. */
export function readLocalTime(text: string): number {
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000)
}
