import { expect, test } from 'vitest'

import { confirmRefusal } from './proposals.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date(now.getTime() + 1)
const held = { state: 'proposed', proposedBy: 'one', endsAt: later } as const

test('another account confirms; the one that proposed does not', () => {
  expect(confirmRefusal(held, 'two', now)).toBeUndefined()
  expect(confirmRefusal(held, 'one', now)).toBe('accounts.proposal_own')
})

test('what was confirmed, withdrawn or has expired is over for everybody', () => {
  for (const state of ['confirmed', 'withdrawn', 'expired'] as const) {
    expect(confirmRefusal({ ...held, state }, 'two', now)).toBe('accounts.proposal_over')
  }
  expect(confirmRefusal({ ...held, endsAt: now }, 'two', now)).toBe('accounts.proposal_over')
})
