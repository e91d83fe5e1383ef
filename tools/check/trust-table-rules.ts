/** A code as the documentation writes it behind a claim, `(Owner1)`. */
const codePattern = /\(([A-Z][A-Za-z]*\d+)\)/g
const codeAtEnd = /\([A-Z][A-Za-z]*\d+\)$/
const testPattern = /^\s*function test_([A-Z][A-Za-z]*\d+)_\w+\(/gm
const anyTestPattern = /^\s*function (test\w*)\(/gm

/**
 * Compares the trust model with its tests: every clause of every "cannot" cell of the keys table ends with a code, every
 * code of the document has exactly one test, and every test has its code in the document.
 */
export function trustViolations(document: string, tests: string): string[] {
  const codes = [...document.matchAll(codePattern)].map(([, code = '']) => code)
  const tested = [...tests.matchAll(testPattern)].map(([, code = '']) => code)
  const unnamed = [...tests.matchAll(anyTestPattern)]
    .map(([, name = '']) => name)
    .filter((name) => !/^test_[A-Z][A-Za-z]*\d+_\w+$/.test(name))
  return [
    ...clausesOf(document)
      .filter((clause) => !codeAtEnd.test(clause))
      .map((clause) => `no code at the end of "${clause}"`),
    ...repeated(codes).map((code) => `${code} stands behind more than one claim`),
    ...unique(codes)
      .filter((code) => !tested.includes(code))
      .map((code) => `${code} has no test`),
    ...repeated(tested).map((code) => `${code} has more than one test`),
    ...unique(tested)
      .filter((code) => !codes.includes(code))
      .map((code) => `the test of ${code} tests no claim`),
    ...unnamed.map((name) => `${name} names no code`),
  ]
}

/** The clauses of the "cannot" column, separated by semicolons. */
export function clausesOf(document: string): string[] {
  const lines = document.split('\n')
  const header = lines.findIndex((line) => cellsOf(line)[0] === 'key' && cellsOf(line).includes('cannot'))
  if (header === -1) throw new Error('there is no table with the columns "key" and "cannot"')
  const column = cellsOf(lines[header] ?? '').indexOf('cannot')
  const end = lines.findIndex((line, index) => index > header && !line.startsWith('|'))
  const rows = lines.slice(header + 2, end === -1 ? undefined : end)
  return rows.flatMap((row) =>
    (cellsOf(row)[column] ?? '')
      .split(';')
      .map((clause) => clause.trim())
      .map((clause) => clause || `an empty cell: ${cellsOf(row)[0]}`),
  )
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes)]
}

function repeated(codes: readonly string[]): string[] {
  return unique(codes.filter((code, index) => codes.indexOf(code) !== index))
}
