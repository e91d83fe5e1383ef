/** The periods of the report, in days. */
export const reportSpans = [7, 30, 90, 365] as const

/** The period in an address, or the usual one. */
export function spanOf(days: string | undefined): number {
  return reportSpans.find((span) => String(span) === days) ?? 30
}
