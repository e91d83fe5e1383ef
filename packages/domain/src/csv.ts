/** Full-width signs as well: spreadsheets in Japanese and Chinese read them like the others. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/
const isNumber = /^-?\d+(\.\d+)?$/

/**
 * One row of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe: names
 * come from strangers.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((text) => cell(text)).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
