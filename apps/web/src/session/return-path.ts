const KEY = 'returnPath'

/** A mail is read within a day, or its link is dead. */
const LIFE_MS = 86_400_000

/** Pages that a mail leads to: nobody wants to come back to one of these. */
const mailPages = ['/validateEmail', '/forgetPassword', '/resetPassword']

type Kept = { path: string; at: number }

export function isMailPage(pathname: string): boolean {
  return mailPages.includes(pathname)
}

/** Remembers this page for whoever leaves it to read a mail, so that signing in leads back here. */
export function keepReturnPath(): void {
  const { pathname, search } = location
  if (isMailPage(pathname)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ path: pathname + search, at: Date.now() } satisfies Kept))
  } catch {
    // Without storage the person finds the way back alone.
  }
}

/** The page to come back to, given once. */
export function takeReturnPath(now = Date.now()): string | undefined {
  try {
    const text = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return readReturnPath(text, now)
  } catch {
    return undefined
  }
}

/** Only a path of this site: `//` would begin another host. */
export function readReturnPath(text: string | null, now: number): string | undefined {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return undefined
  const { path, at } = value as Partial<Record<keyof Kept, unknown>>
  const isFresh = typeof at === 'number' && now - at < LIFE_MS
  return isFresh && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}
