/** The periods of a report. */
export const reportSpans = [7, 30, 90, 365] as const

type ReportSpan = (typeof reportSpans)[number]
const DEFAULT_SPAN: ReportSpan = 30

/** The period in an address, or the default one. */
export function spanOf(days: string | undefined): ReportSpan {
  return reportSpans.find((span) => String(span) === days) ?? DEFAULT_SPAN
}
