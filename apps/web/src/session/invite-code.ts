/** The two names under which links carry an invite code, and where the code is kept until somebody signs in. */
const names = ['inviterCode', 'code'] as const
const KEY = 'inviteCode'
/** Codes are short; anything longer is not one of ours. */
const shape = /^[\w-]{1,64}$/

/** Reads a code from an address's parameters; `inviterCode` is the more exact of the two names. */
export function codeIn(search: string): string | undefined {
  const values = new URLSearchParams(search)
  return names.map((name) => values.get(name) ?? '').find((code) => shape.test(code))
}

let fresh: string | undefined

/**
 * Keeps the code of the address this visit began with, before the first screen may change it. The way to signing in may
 * lead over other pages, or over a mail. The newest invitation counts.
 */
export function noteInviteCode(): void {
  const code = codeIn(window.location.search)
  if (code === undefined || code === inviteCode()) return
  fresh = code
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Without storage the code counts for as long as it stands in the address.
  }
}

/** A code that came with this visit, once, so that it can be told. */
export function takeFreshCode(): string | undefined {
  const code = fresh
  fresh = undefined
  return code
}

/** The code that the next sign-in binds to, if any. */
export function inviteCode(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return codeIn(window.location.search)
  }
}

/** It has been used, or was refused: once is enough. */
export function forgetInviteCode(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
