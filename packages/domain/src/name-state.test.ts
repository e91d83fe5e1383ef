import { expect, test } from 'vitest'

import { avatarNftId, avatarOfNft } from './name-records.ts'
import { commitmentStateAt, nameStateAt, renewalUrgency } from './name-state.ts'

const day = 86_400

test('a name is live until its expiry, in its grace period for 90 days, and then free', () => {
  expect(nameStateAt(1_000, 999)).toBe('live')
  expect(nameStateAt(1_000, 1_000)).toBe('grace')
  expect(nameStateAt(1_000, 1_000 + 90 * day - 1)).toBe('grace')
  expect(nameStateAt(1_000, 1_000 + 90 * day)).toBe('free')
})

test('a renewal is urgent below 90 days, and most on the last day and after', () => {
  expect(renewalUrgency(100 * day, 0)).toBe('none')
  expect(renewalUrgency(90 * day, 1)).toBe('soon')
  expect(renewalUrgency(day, 0)).toBe('now')
  expect(renewalUrgency(0, 5 * day)).toBe('now')
})

test('a commitment can be used from a minute until before a day after it', () => {
  expect(commitmentStateAt(0, 500)).toBe('none')
  expect(commitmentStateAt(1_000, 1_059)).toBe('waiting')
  expect(commitmentStateAt(1_000, 1_060)).toBe('ready')
  expect(commitmentStateAt(1_000, 1_000 + day - 1)).toBe('ready')
  expect(commitmentStateAt(1_000, 1_000 + day)).toBe('expired')
})

test('an avatar record names a token, and anything else does not', () => {
  const id = `31337-0x${'a1'.repeat(20)}-7`
  expect(avatarNftId(avatarOfNft(id))).toBe(id)
  for (const value of ['', 'https://example.org/a.png', 'eip155:1/erc1155:0x00/1'])
    expect(avatarNftId(value)).toBeUndefined()
})
