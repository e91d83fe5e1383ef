import { type Asked, pageTable } from './page-table.ts'

/** What a shared link shows of a page. */
export type Preview = { title: string; description: string; image: string }

/** A page that has more to show than the house's own card. Each module brings its own rows. */
export type PreviewRow = {
  /** The web app's path, with `:name` for each part that varies. */
  path: `/${string}`
  /** `missing`: there is no such thing, and the page says so with 404. Undefined: the house's own card will do. */
  preview: (asked: Asked) => Promise<Preview | 'missing' | undefined>
}

export type PreviewTable = (path: string, query: URLSearchParams) => Promise<Preview | 'missing' | undefined>

/** Looks a page up among all rows. Slow and failing rows count as nothing to show. */
export function previewTable(
  rows: readonly PreviewRow[],
  onFailure: (error: unknown) => void = () => undefined,
): PreviewTable {
  const find = pageTable(
    rows.map(({ path, preview }) => ({ path, answer: preview })),
    onFailure,
  )
  return (path, query) => find({ path, query })
}
