import type { Role } from '@mofu/domain/roles'
import { expect, test } from 'vitest'

import type { Caller } from '../../../platform/access.ts'
import { readableInviters } from './find-reported.ts'

const callerWith = (roles: Role[], scope: Caller['scope']): Caller => ({
  accountId: 'me',
  sessionId: '',
  scope,
  address: '0x01',
  email: null,
  roles,
})

test('a whole tree, or everyone, takes a signed session: a password opens the own referrals only', () => {
  expect(readableInviters(callerWith(['admin'], 'web3'))).toBe('everyone')
  expect(readableInviters(callerWith(['leader'], 'web3'))).toEqual({ leaderId: 'me' })
  for (const roles of [[], ['leader'], ['admin'], ['leader', 'admin']] satisfies Role[][]) {
    expect(readableInviters(callerWith(roles, 'readonly'))).toEqual({ inviterId: 'me' })
  }
})
