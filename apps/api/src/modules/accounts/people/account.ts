import { shortAddress } from '@mofu/domain/address'
import type { Language } from '@mofu/domain/languages'

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

/** SPEC §3: the response of a login. */
export type Login = { username: string; address: string | null; token: string; myCode: string }

export function loginOf({ address, email, inviteCode }: Account, token: string): Login {
  return { username: email ?? shortAddress(address ?? ''), address, token, myCode: inviteCode }
}
