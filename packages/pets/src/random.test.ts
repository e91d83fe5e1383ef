import { expect, test } from 'vitest'

import { seededRandom, shuffle } from './random.ts'

test('the same seed gives the same numbers on every machine', () => {
  const random = seededRandom(42)
  expect(Array.from({ length: 6 }, () => random.below(1000))).toEqual([576, 891, 647, 370, 994, 983])
})

test('numbers below the bound are uniformly distributed', () => {
  const random = seededRandom(7)
  const seen = [0, 0, 0, 0, 0, 0, 0]
  for (let draw = 0; draw < 70_000; draw++) {
    const drawn = random.below(7)
    seen[drawn] = (seen[drawn] ?? 0) + 1
  }
  for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('shuffling moves cards and loses none', () => {
  const cards = Array.from({ length: 500 }, (_, index) => index)
  const shuffled = [...cards]
  shuffle(shuffled, seededRandom(1))
  expect(shuffled).not.toEqual(cards)
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(cards)
})
