import { expect, test } from 'vitest'

import { boxLocks, isCoinFixed } from './box-locks.ts'

const box = {
  state: 'unpublished',
  pending: 0,
  size: 3,
  price: 100n,
  minPrice: 0n,
  minSize: 1,
  isOwner: true,
} as const

test('an unpublished box without pending draws can be changed in every way', () => {
  expect(boxLocks(box)).toEqual({ unpublish: 'notPublished' })
  expect(boxLocks({ ...box, state: 'over' })).toEqual({ unpublish: 'notPublished' })
})

test.each(['not-yet-open', 'open', 'sold-out'] as const)(
  'while %s its terms and contents are fixed, its texts, whitelist and collaborators are not',
  (state) => {
    const fixed = 'published'
    expect(boxLocks({ ...box, state })).toEqual({ terms: fixed, add: fixed, remove: fixed, publish: fixed })
  },
)

test('after unpublishing, pending draws keep terms and contents fixed until they are decided', () => {
  const fixed = 'pending'
  expect(boxLocks({ ...box, pending: 2 })).toMatchObject({
    terms: fixed,
    add: fixed,
    remove: fixed,
    publish: fixed,
  })
})

test('a collaborator sets no price, list or collaborator, and puts NFTs in only with a lowest price', () => {
  const helped = { ...box, isOwner: false }
  expect(boxLocks(helped)).toMatchObject({
    terms: 'notOwner',
    people: 'notOwner',
    whitelist: 'notOwner',
    add: 'noMinPrice',
    publish: undefined,
  })
  expect(boxLocks({ ...helped, minPrice: 1n }).add).toBeUndefined()
})

test('a box is published with enough NFTs and at a price that depositors were promised', () => {
  expect(boxLocks({ ...box, size: 0 })).toMatchObject({ publish: 'tooFew', remove: 'empty' })
  expect(boxLocks({ ...box, minSize: 4 }).publish).toBe('tooFew')
  expect(boxLocks({ ...box, minPrice: 101n }).publish).toBe('belowMinPrice')
})

test('the coin is fixed while NFTs are in the box or prices of a whitelist are in it', () => {
  expect(isCoinFixed({ size: 0, whitelisted: 0 })).toBe(false)
  expect(isCoinFixed({ size: 1, whitelisted: 0 })).toBe(true)
  expect(isCoinFixed({ size: 0, whitelisted: 1 })).toBe(true)
})
