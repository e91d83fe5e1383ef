import { parseInviteCode } from '@mofu/domain/invites'

import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'

/** The two parameters that carry an invite code in links, and the key it is stored under until the user signs in. */
const names = ['inviterCode', 'code'] as const
const KEY = 'inviteCode'

/**
 * Reads a code from a query string; `inviterCode` is the more specific of the two names. What is no code of ours is
 * left out: it is shown in a notice, and replaces an invitation that came before.
 */
export function codeIn(search: string): string | undefined {
  const values = new URLSearchParams(search)
  return names.map((name) => parseInviteCode(values.get(name) ?? '')).find((code) => code !== undefined)
}

let fresh: string | undefined

/**
 * Stores the code from the first address of this visit, before a screen changes it: signing in may lead through other
 * pages, or through an e-mail. The newest invitation wins.
 */
export function storeInviteCode(): void {
  const code = codeIn(window.location.search)
  if (code === undefined || code === inviteCode()) return
  fresh = code
  writeStored(KEY, code)
}

/** A code that arrived with this visit, returned once, to show a notice. */
export function takeFreshCode(): string | undefined {
  const code = fresh
  fresh = undefined
  return code
}

/** The code that the next sign-in is bound to, if any. */
export function inviteCode(): string | undefined {
  const stored = readStored(KEY)
  // When storage is blocked, a code counts for as long as it is in the address.
  return stored === undefined ? codeIn(window.location.search) : (stored ?? undefined)
}

/** A code is dropped once it was used or rejected. */
export function forgetInviteCode(): void {
  removeStored(KEY)
}
