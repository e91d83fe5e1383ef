import { readStoredJson, removeStored, writeStored } from '../storage/local-storage.ts'

const KEY = 'returnPath'

/** The links in our e-mails expire after a day. */
const LIFE_MS = 86_400_000

/** Pages that e-mails link to: never returned to. */
const mailPages = ['/validateEmail', '/forgetPassword', '/resetPassword']

type StoredPath = { path: string; at: number }

export function isMailPage(pathname: string): boolean {
  return mailPages.includes(pathname)
}

/** Remembers this page for users who leave it to read an e-mail, so that signing in leads back here. */
export function saveReturnPath(): void {
  const { pathname, search } = location
  if (isMailPage(pathname)) return
  writeStored(KEY, JSON.stringify({ path: pathname + search, at: Date.now() } satisfies StoredPath))
}

/** The page to return to. Can be read once. */
export function takeReturnPath(now = Date.now()): string | undefined {
  const value = readStoredJson(KEY)
  removeStored(KEY)
  return readReturnPath(value, now)
}

/** Only a path of this site: `//` would start another host. */
export function readReturnPath(value: unknown, now: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { path, at } = value as Partial<Record<keyof StoredPath, unknown>>
  const isFresh = typeof at === 'number' && now - at < LIFE_MS
  return isFresh && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}
