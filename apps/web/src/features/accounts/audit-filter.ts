/** What of the audit log is shown or exported: days are in UTC, and an action may be a whole domain. */
export type AuditFilter = { actor?: string; action?: string; from?: string; to?: string }
