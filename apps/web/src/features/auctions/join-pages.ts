/** The rows of all pages, each once: a lot whose end a late bid has moved comes again on a later page. */
export function joinPages<Row>(
  pages: readonly { list: readonly Row[] }[],
  idOf: (row: Row) => string,
): Row[] {
  const rows = new Map<string, Row>()
  for (const row of pages.flatMap(({ list }) => list)) rows.set(idOf(row), row)
  return [...rows.values()]
}
