import { expect, test } from 'vitest'

import { nameTimes } from './name-state.ts'
import { canTransfer, noTradeOf } from './no-trade.ts'

const expiry = 1_800_000_000

test('a name is traded until a week before its expiry, and moves until its expiry', () => {
  const at = (time: number) => {
    const reason = noTradeOf({ expiry }, time)
    return [reason, canTransfer(reason)]
  }
  expect(at(expiry - nameTimes.saleBeforeExpiry - 1)).toEqual([undefined, true])
  expect(at(expiry - nameTimes.saleBeforeExpiry)).toEqual(['ending', true])
  expect(at(expiry - 1)).toEqual(['ending', true])
  expect(at(expiry)).toEqual(['grace', false])
  expect(at(expiry + nameTimes.grace - 1)).toEqual(['grace', false])
  expect(at(expiry + nameTimes.grace)).toEqual(['free', false])
})

test('a token of a disabled collection is not traded, and still moves', () => {
  for (const collectionState of ['unverified', 'verified', 'hidden'] as const)
    expect(noTradeOf({ expiry: null, collectionState }, expiry)).toBeUndefined()
  const reason = noTradeOf({ expiry: null, collectionState: 'disabled' }, expiry)
  expect([reason, canTransfer(reason)]).toEqual(['disabled', true])
})

test('a token that is no name never ends', () => {
  expect(noTradeOf({ expiry: null }, expiry)).toBeUndefined()
  expect(noTradeOf({}, expiry)).toBeUndefined()
})
