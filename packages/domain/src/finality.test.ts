import { expect, test } from 'vitest'

import { finalityOf } from './finality.ts'

test('a block below the final one can no longer be taken back', () => {
  expect(finalityOf(10, { block: 40, finalized: 10 })).toEqual({ state: 'final' })
})

test('a fresh block counts itself as the first of those needed', () => {
  expect(finalityOf(40, { block: 40, finalized: 10 })).toEqual({ state: 'seen', blocks: 1, needed: 30 })
})

test('a block the read model has not reached has none on top of it', () => {
  expect(finalityOf(41, { block: 40, finalized: 10 })).toEqual({ state: 'seen', blocks: 0, needed: 30 })
})
