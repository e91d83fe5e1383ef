import { type PageAddress, pageTable } from './page-table.ts'

/** The preview of a shared link. */
export type Preview = { title: string; description: string; image: string }

/** A page with a preview other than the default card. Each module adds its own rows. */
export type PreviewRow = {
  /** The web app's path, with `:name` for each parameter. */
  path: `/${string}`
  /** `missing`: there is no such thing, and the page responds with 404. Undefined: the default card is used. */
  preview: (asked: PageAddress) => Promise<Preview | 'missing' | undefined>
}

export type PreviewTable = (path: string, query: URLSearchParams) => Promise<Preview | 'missing' | undefined>

/** Finds the preview of a page among all rows. Slow and failing rows have none. */
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
