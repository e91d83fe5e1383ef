/**
 * Old links had their route behind a `#`: `/?code=7#/detail/12?x=1` is `/detail/12?x=1&code=7` today. Undefined for
 * every other address.
 */
export function fromOldLink({ search, hash }: { search: string; hash: string }): string | undefined {
  if (!hash.startsWith('#/')) return undefined
  const [path = '/', inner = ''] = hash.slice(1).split('?', 2)
  const merged = new URLSearchParams(search)
  for (const [key, value] of new URLSearchParams(inner)) merged.set(key, value)
  // Two slashes would lead to another site.
  const own = path.replace(/^\/+/, '/')
  return merged.size > 0 ? `${own}?${merged}` : own
}

/** Rewrites the address before the first screen, and whenever an old link is opened in an already loaded page. */
export function followOldLinks(): void {
  const today = fromOldLink(window.location)
  if (today !== undefined) window.history.replaceState(null, '', today)
  window.addEventListener('hashchange', () => {
    const next = fromOldLink(window.location)
    if (next !== undefined) window.location.replace(next)
  })
}
