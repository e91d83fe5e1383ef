import { csvRow } from '@mofu/domain/csv'

import { download } from './download.ts'

/** Downloads rows as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  download(`${name}.csv`, ['\uFEFF', ...rows.map((row) => csvRow(row))], 'text/csv;charset=utf-8')
}
