import { expect, test } from 'vitest'

import { inviteRefusal, parseInviteCode } from './invites.ts'

const guest = { id: 'guest', inviterId: null, hasBought: false }
const inviter = { id: 'inviter', ancestors: ['their-inviter'] }

test('a free account may be bound', () => {
  expect(inviteRefusal(guest, inviter)).toBeUndefined()
})

test.each([
  ['referrals.bound_already', { ...guest, inviterId: 'other' }, inviter],
  ['referrals.bought_already', { ...guest, hasBought: true }, inviter],
  ['referrals.code_unknown', guest, undefined],
  ['referrals.own_code', guest, { id: 'guest', ancestors: [] }],
  ['referrals.circle', guest, { id: 'inviter', ancestors: ['x', 'guest'] }],
] as const)('%s', (refusal, who, by) => {
  expect(inviteRefusal(who, by)).toBe(refusal)
})

test('a code is read in any case; one with ambiguous letters is invalid', () => {
  expect(parseInviteCode(' abcd2345 ')).toBe('ABCD2345')
  for (const text of ['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD-345'])
    expect(parseInviteCode(text)).toBeUndefined()
})
