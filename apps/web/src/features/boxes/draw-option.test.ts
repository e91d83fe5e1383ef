import { expect, test } from 'vitest'

import { drawOption } from './draw-option.ts'

const box = {
  state: 'open',
  run: 1,
  price: '100',
  minPrice: '0',
  timesToCall: 50,
  flags: { allOpen: true, hasOnePrice: true },
} as const
const closed = { ...box, flags: { allOpen: false, hasOnePrice: true } }
const item = { addr: '0x1', price: '60', usedCount: 1, limit: 4 }

test('everyone draws at the published price, at most 20 at once and never more than is left', () => {
  expect(drawOption(box, null)).toEqual({ may: true, isListed: false, price: 100n, most: 20 })
  expect(drawOption({ ...box, timesToCall: 3 }, null)).toMatchObject({ most: 3 })
})

test('a wallet on the whitelist pays its price within its limit, and the public price after it', () => {
  expect(drawOption(box, item)).toEqual({ may: true, isListed: true, price: 60n, most: 3 })
  expect(drawOption(box, { ...item, usedCount: 4 })).toMatchObject({ isListed: false, price: 100n })
  expect(drawOption(box, { ...item, price: '120' })).toMatchObject({ isListed: false, price: 100n })
  expect(drawOption(closed, { ...item, price: '120' })).toMatchObject({ isListed: true, price: 120n })
})

test('with a whitelist only, others may not draw, and the reason is given', () => {
  expect(drawOption(closed, null)).toEqual({ may: false, why: 'notListed' })
  expect(drawOption(closed, { ...item, usedCount: 4 })).toEqual({ may: false, why: 'limitReached' })
  // The contract refuses a whitelist price below the minimum.
  expect(drawOption({ ...closed, minPrice: '61' }, item)).toEqual({ may: false, why: 'notListed' })
})

test.each([
  ['unpublished', 0, 'announced'],
  ['unpublished', 2, 'ended'],
  ['not-yet-open', 1, 'not-yet-open'],
  ['sold-out', 1, 'sold-out'],
  ['over', 1, 'ended'],
] as const)('no draw while %s in run %d', (state, run, why) => {
  expect(drawOption({ ...box, state, run }, item)).toEqual({ may: false, why })
})
