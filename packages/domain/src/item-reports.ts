/** Why somebody reports a token. */
export const reportReasons = ['copy', 'stolen', 'scam', 'offensive', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How a report stands: open until an admin says whether it is right. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]

/** What one person may have waiting at once: more is no help to anybody. */
export const OPEN_REPORTS_MOST = 20
