import { randomInt } from 'node:crypto'

import { inviteAlphabet, inviteLength } from '@mofu/domain/invites'

export function newInviteCode(): string {
  return Array.from({ length: inviteLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('')
}
