import { shortAddress } from '@mofu/domain/address'
import type { Language } from '@mofu/domain/languages'
import type { SessionScope } from '@mofu/domain/session-scopes'

export type Account = {
  id: string
  address: string | null
  email: string | null
  passwordHash: string | null
  inviteCode: string
  inviterId: string | null
  language: Language
  createdAt: Date
}

/** SPEC §3: what a login answers. */
export type Login = { username: string; address: string | null; token: string; myCode: string }

export type OpenSession = (session: {
  accountId: string
  scope: SessionScope
  device: string
}) => Promise<string>

export function loginOf({ address, email, inviteCode }: Account, token: string): Login {
  return { username: email ?? shortAddress(address ?? ''), address, token, myCode: inviteCode }
}
