const KEY = 'inviteCode'

/** SPEC §2: the address of the page may carry `code` or `inviterCode`, also inside of a hash route. */
export function codeIn({ search, hash }: { search: string; hash: string }): string | undefined {
  for (const text of [search, hash.split('?', 2)[1] ?? '']) {
    const values = new URLSearchParams(text)
    const code = values.get('inviterCode') ?? values.get('code')
    if (code) return code
  }
  return undefined
}

/** Noted when the page is opened, because the way to signing in may lead over other pages. */
export function noteInviteCode(): void {
  const code = codeIn(window.location)
  if (code === undefined) return
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // Then it counts while it stands in the address.
  }
}

export function inviteCode(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? codeIn(window.location)
  } catch {
    return codeIn(window.location)
  }
}

/** It has been used, or was refused: once is enough. */
export function forgetInviteCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
