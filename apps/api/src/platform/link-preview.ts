/** What a shared link shows of a page. */
export type Preview = { title: string; description: string; image: string }

type Asked = { params: Readonly<Record<string, string>>; query: URLSearchParams }

/** A page that has more to show than the house's own card. Each module brings its own rows. */
export type PreviewRow = {
  /** The web app's path, with `:name` for each part that varies. */
  path: `/${string}`
  /** `missing`: there is no such thing, and the page says so with 404. Undefined: the house's own card will do. */
  preview: (asked: Asked) => Promise<Preview | 'missing' | undefined>
}

export type PreviewTable = (path: string, query: URLSearchParams) => Promise<Preview | 'missing' | undefined>

/** People must not wait for a preview: a page without one is still the page. */
const MOST_MS = 800

/** Looks a page up among all rows. Slow and failing rows count as nothing to show. */
export function previewTable(
  rows: readonly PreviewRow[],
  onFailure: (error: unknown) => void = () => undefined,
): PreviewTable {
  const table = rows.map(({ path, preview }) => ({ pattern: patternOf(path), preview }))
  return async (path, query) => {
    for (const { pattern, preview } of table) {
      const found = pattern.exec(path)
      if (!found) continue
      try {
        return await withinTime(preview({ params: decoded(found.groups ?? {}), query }))
      } catch (error) {
        onFailure(error)
        return undefined
      }
    }
    return undefined
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]{1,200})')}/?$`, 'i')
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}

async function withinTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, MOST_MS, undefined)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
