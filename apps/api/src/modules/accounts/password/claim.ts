import type { Language } from '@mofu/domain/languages'

/** Something that waits for the owner of a mailbox to say yes. */
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

/** How long the link in a mail works. A new password is worth more to a thief, so that link is short-lived. */
export const linkSeconds = { register: 86_400, change: 86_400, reset: 1_800 } as const satisfies Record<
  NewClaim['kind'],
  number
>

export type ClaimStore = {
  /** Writes the claim down and puts its mail on the way, both or neither. */
  ask(claim: NewClaim): Promise<void>
  /** Whether a link to a new password was sent to this address that works for a good while yet. */
  hasLiveReset(email: string): Promise<boolean>
  /** The same for another address of an account, whose present address is told of it. */
  askForChange(claim: NewClaim & { accountId: string }): Promise<void>
}
