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

export type CsvLine = { line: number; cells: string[] }

/**
 * Reads a CSV file (RFC 4180) as spreadsheets write it: with a byte order mark or without, separated by commas, semicolons
 * or tabs. Empty lines are left out. Undefined when a quotation mark is not closed.
 */
export function readCsv(text: string): CsvLine[] | undefined {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  // As spreadsheets number rows: a cell may have several lines, and empty rows count.
  let line = 1
  const endLine = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) lines.push({ line, cells: cells.map(unescaped) })
    cells = []
    cell = ''
    line += 1
  }
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endLine()
    else if (character !== '\r' || source[at + 1] !== '\n') cell += character
  }
  if (isQuoted) return undefined
  endLine()
  return lines
}

/** A text that would lose an apostrophe when its cell is read gets another one. */
export function csvText(text: string): string {
  return startsFormula.test(text.replace(/^'+/, '')) && text.startsWith("'") ? `'${text}` : text
}

/** Without the apostrophe that `csvRow` puts before a formula. */
function unescaped(text: string): string {
  return text.startsWith("'") && startsFormula.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** The separator of the first line: spreadsheets use the one of the computer's region. */
function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
