/** The address of a requested page. */
export type PageAddress = { params: Readonly<Record<string, string>>; query: URLSearchParams }

export type PageRow<Extra, Answer> = {
  /** The web app's path, with `:name` for each parameter. */
  path: `/${string}`
  answer: (asked: PageAddress & Extra) => Promise<Answer>
}

/** Optional extras must not delay the page. */
const TIMEOUT_MS = 800

/** Finds the row of a page by its path. Slow and failing rows have no answer. */
export function pageTable<Extra, Answer>(
  rows: readonly PageRow<Extra, Answer>[],
  onFailure: (error: unknown) => void,
): (page: { path: string; query: URLSearchParams } & Extra) => Promise<Answer | undefined> {
  const table = rows.map(({ path, answer }) => ({ pattern: patternOf(path), answer }))
  return async (page) => {
    for (const { pattern, answer } of table) {
      const found = pattern.exec(page.path)
      if (!found) continue
      try {
        return await withinTime(answer({ ...page, params: decoded(found.groups ?? {}) }))
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
    timer = setTimeout(resolve, TIMEOUT_MS, undefined)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
