/**
 * Search parameters are plain strings. The router would parse them as JSON and turn an invite code of many digits into
 * a rounded number.
 */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeSearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') search.set(key, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}
