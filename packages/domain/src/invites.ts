/** No two of these letters are mistaken for one another when read aloud. */
export const inviteAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const inviteLength = 8

const shape = new RegExp(`^[${inviteAlphabet}]{${inviteLength}}$`)

/** Parses an invite code as people type it; undefined when it is invalid. */
export function parseInviteCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return shape.test(code) ? code : undefined
}

export type InviteRefusal =
  | 'referrals.bound_already'
  | 'referrals.bought_already'
  | 'referrals.code_unknown'
  | 'referrals.own_code'
  | 'referrals.circle'

type Guest = { id: string; inviterId: string | null; hasBought: boolean }

/**
 * Why an account may not be bound to an inviter: it binds once, before the first purchase, never to itself and never in
 * a cycle.
 */
export function inviteRefusal(
  guest: Guest,
  inviter:
    | { id: string; /** Who invited the inviter, and so on up. */ ancestors: readonly string[] }
    | undefined,
): InviteRefusal | undefined {
  if (guest.inviterId !== null) return 'referrals.bound_already'
  if (guest.hasBought) return 'referrals.bought_already'
  if (!inviter) return 'referrals.code_unknown'
  if (inviter.id === guest.id) return 'referrals.own_code'
  if (inviter.ancestors.includes(guest.id)) return 'referrals.circle'
  return undefined
}
