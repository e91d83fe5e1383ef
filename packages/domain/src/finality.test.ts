import { expect, test } from 'vitest'

import { finalityOf } from './finality.ts'

test('a block at or below the final one can no longer be reorged', () => {
  expect(finalityOf(10, { block: 40, finalized: 10 })).toEqual({ state: 'final' })
})

test('a new block counts as its own first confirmation', () => {
  expect(finalityOf(40, { block: 40, finalized: 10 })).toEqual({ state: 'seen', blocks: 1, needed: 30 })
})

test('a block the read model has not reached has no confirmations', () => {
  expect(finalityOf(41, { block: 40, finalized: 10 })).toEqual({ state: 'seen', blocks: 0, needed: 30 })
})
