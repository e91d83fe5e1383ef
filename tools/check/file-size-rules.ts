export type SizedFile = { file: string; lines: number }

/** What most files keep to, and what none may exceed. */
export const sizeLimits = { usual: 200, most: 350, usualShare: 0.95 } as const

/** Sources that people write. */
export function isSource(file: string): boolean {
  return /\.(ts|tsx|sol)$/.test(file) && !/(^|\/)(generated|migrations)\//.test(file)
}

/** Counts lines like `wc -l` and editors do, also where the last one has no line break. */
export function countLines(source: string): number {
  return source === '' ? 0 : source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
}

/** Files over the limit, and the longest ones where too many are longer than usual. */
export function sizeViolations(files: readonly SizedFile[]): string[] {
  const { usual, most, usualShare } = sizeLimits
  const over = files.filter(({ lines }) => lines > most)
  const long = files.filter(({ lines }) => lines > usual).toSorted((a, b) => b.lines - a.lines)
  // In whole files: shares of floats would round.
  const allowed = files.length - Math.ceil(files.length * usualShare)
  return [
    ...over.map(({ file, lines }) => `${file}: ${lines} lines, at most ${most}`),
    ...(long.length > allowed
      ? [
          `${long.length} of ${files.length} files have more than ${usual} lines, at most ${allowed} may; the longest:`,
          ...long.slice(0, long.length - allowed + 10).map(({ file, lines }) => `${file}: ${lines} lines`),
        ]
      : []),
  ]
}
