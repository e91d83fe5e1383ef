import { download } from './download.ts'

/**
 * Rows as a CSV file (RFC 4180). A field that a spreadsheet would run as a formula gets a leading apostrophe: names
 * come from strangers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(field).join(',')).join('\r\n') + '\r\n'
}

function field(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Downloads a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  download(`${name}.csv`, ['\uFEFF', csv], 'text/csv;charset=utf-8')
}
