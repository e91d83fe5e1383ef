/** What is known of a page that somebody opens. */
export type Asked = { params: Readonly<Record<string, string>>; query: URLSearchParams }

export type PageRow<Extra, Answer> = {
  /** The web app's path, with `:name` for each part that varies. */
  path: `/${string}`
  answer: (asked: Asked & Extra) => Promise<Answer>
}

/** People must not wait for what is only good to have: a page without it is still the page. */
const MOST_MS = 800

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
    timer = setTimeout(resolve, MOST_MS, undefined)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
