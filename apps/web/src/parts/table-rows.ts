export type Sort = { column: string; isDown: boolean }

export type TableColumn<Row> = {
  key: string
  title: string
  /** The text for the filter, the CSV file and, unless something else is given, the cell. */
  text: (row: Row) => string
  /** The sort key; the text by default. Amounts stay bigint. */
  sortBy?: (row: Row) => number | bigint | string
  isNumber?: boolean
}

/** The rows that contain the text in any column, sorted; the sort is stable. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { filter, sort }: { filter: string; sort: Sort | undefined },
): Row[] {
  const wanted = filter.trim().toLowerCase()
  const found = rows.filter(
    (row) => wanted === '' || columns.some(({ text }) => text(row).toLowerCase().includes(wanted)),
  )
  const column = columns.find(({ key }) => key === sort?.column)
  if (!sort || !column) return found
  const by = column.sortBy ?? column.text
  const sign = sort.isDown ? -1 : 1
  return found.toSorted((a, b) => sign * compare(by(a), by(b)))
}

function compare(a: number | bigint | string, b: number | bigint | string): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Ascending, then descending, then the original order. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, isDown: false }
  return sort.isDown ? undefined : { column, isDown: true }
}
