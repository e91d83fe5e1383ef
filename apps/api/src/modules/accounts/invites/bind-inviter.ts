import { DomainError } from '@mofu/domain/domain-error'
import { inviteRefusal, parseInviteCode } from '@mofu/domain/invites'

type Turn = {
  guest(id: string): Promise<{ id: string; inviterId: string | null; hasBought: boolean } | undefined>
  inviter(code: string): Promise<{ id: string; ancestors: string[] } | undefined>
  bind(guestId: string, inviterId: string): Promise<void>
}

export type InviteStore = {
  /** One binding after the other: two that close a circle together must see each other. */
  inTurn<T>(work: (turn: Turn) => Promise<T>): Promise<T>
  codeOf(accountId: string): Promise<string | undefined>
}

/** Binds an account to the owner of an invite code, for ever. Gives the code back as it is written. */
export async function bindInviter(
  { store }: { store: InviteStore },
  { accountId, code: text }: { accountId: string; code: string },
): Promise<string> {
  const code = parseInviteCode(text)
  return store.inTurn(async (turn) => {
    const guest = await turn.guest(accountId)
    if (!guest) throw new DomainError('accounts.not_found')
    const inviter = code === undefined ? undefined : await turn.inviter(code)
    const refusal = inviteRefusal(guest, inviter)
    if (refusal || !inviter || code === undefined) throw new DomainError(refusal ?? 'referrals.code_unknown')
    await turn.bind(guest.id, inviter.id)
    return code
  })
}
