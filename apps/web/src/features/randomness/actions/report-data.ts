import type { Language } from '@mofu/domain/languages'

import type { DrawRecords } from '../queries.ts'

/** The element of a saved report that holds its data. */
export const REPORT_DATA = 'report-data'

/** What a saved report is made from: the records, and the texts of the reader's language. */
export type ReportData = { records: DrawRecords; language: Language; words: unknown }
