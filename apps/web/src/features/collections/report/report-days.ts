/** The spans a report can be asked for. */
export const reportSpans = [7, 30, 90, 365] as const

type ReportSpan = (typeof reportSpans)[number]
const DEFAULT_SPAN: ReportSpan = 30

/** The span that an address names; the usual one where it names none that there is. */
export function spanOf(days: string | undefined): ReportSpan {
  return reportSpans.find((span) => String(span) === days) ?? DEFAULT_SPAN
}
