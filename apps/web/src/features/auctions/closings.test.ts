import { RECLAIM_SECONDS } from '@mofu/domain/lot-state'
import { expect, test } from 'vitest'

import { reclaimOf } from './closings.ts'

const me = '0x00000000000000000000000000000000000000b1'
const facts = { lot: { bidder: me, endAt: 1_000 }, me, blockTime: 1_001, isSimulated: false }

test('a bid is reclaimed at once where the token cannot be delivered, and else when nobody has settled', () => {
  expect(reclaimOf(facts)).toBe('none')
  expect(reclaimOf({ ...facts, isSimulated: true })).toBe('undeliverable')
  expect(reclaimOf({ ...facts, blockTime: 1_000 + RECLAIM_SECONDS })).toBe('late')
})

test('only the bidder reclaims', () => {
  const lot = { bidder: null, endAt: 1_000 }
  expect(reclaimOf({ ...facts, lot, isSimulated: true, blockTime: 1_000 + RECLAIM_SECONDS })).toBe('none')
})
