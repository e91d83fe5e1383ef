import type { Language } from '@mofu/domain/languages'

/** A change that waits for the owner of a mailbox to confirm it. */
export type NewClaim = {
  kind: 'register' | 'reset' | 'change'
  email: string
  accountId?: string
  passwordHash?: string
  inviteCode?: string
  language: Language
}

export type Claim = {
  id: string
  kind: NewClaim['kind']
  email: string
  accountId: string | null
  passwordHash: string | null
  inviteCode: string | null
  language: Language
}

/** How long the link in a mail works. A password reset is worth more to an attacker, so that link is short-lived. */
export const linkSeconds = { register: 86_400, change: 86_400, reset: 1_800 } as const satisfies Record<
  NewClaim['kind'],
  number
>
