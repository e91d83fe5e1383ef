/** Why a user reports a token. */
export const reportReasons = ['copy', 'stolen', 'scam', 'offensive', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Status of a report: open until an admin upholds or rejects it. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]

/** How many open reports one account may have. */
export const OPEN_REPORTS_MOST = 20
