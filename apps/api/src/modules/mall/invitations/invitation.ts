type Invitation = { id: string; shopId: number; shopName: string; createdAt: Date }

/** The e-mail and the address that the caller has shown to be theirs. */
export type Invitee = { accountId: string; address: string | null; email: string | null }

export type InvitationStore = {
  /** By the owner of an open shop. The same invitation twice is one. */
  invite(accountId: string, shopId: number, invitee: string): Promise<void>
  cancel(accountId: string, shopId: number, id: string): Promise<void>
  listFor(invitee: Invitee): Promise<Invitation[]>
  answer(invitee: Invitee, id: string, isAccepted: boolean): Promise<void>
}
