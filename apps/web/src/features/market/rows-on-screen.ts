/** Extra rows above and below the viewport, for fast scrolling and for the Tab key. */
const SPARE_ROWS = 2

type Rows = {
  count: number
  /** From the top of one row to the top of the next. */
  step: number
  /** From the top of the document to the first row. */
  top: number
}

/** The range of rows to mount, end exclusive. All rows have the same height. */
export function rowsOnScreen(
  { count, step, top }: Rows,
  screen: { scrolled: number; height: number },
): { from: number; to: number } {
  const first = Math.floor((screen.scrolled - top) / step)
  const last = Math.ceil((screen.scrolled + screen.height - top) / step)
  const within = (row: number) => Math.min(count, Math.max(0, row))
  return { from: within(Math.min(first, count - 1) - SPARE_ROWS), to: within(Math.max(last, 1) + SPARE_ROWS) }
}
