import { expect, test } from 'vitest'

import { claimedIn, weigh } from './claims.ts'

const items = [
  { id: 'route-10', text: '/list' },
  { id: 'main-01', text: 'POST /open/nft/nftsV2' },
  { id: 'chain-01', text: 'nft: mint' },
  { id: 'rule-32', text: 'response rule' },
]

test('a title claims the ids in its brackets, and nothing else', () => {
  expect(claimedIn('newest pets come first [main-01, rule-25] and main-02 is not claimed [soon]')).toEqual([
    'main-01',
    'rule-25',
  ])
})

test('an item is done when a test of the right kind claims it and passed', () => {
  const { done } = weigh(items, [{ id: 'main-01', kind: 'http', test: 't', isPassed: true }])
  expect(done.map(({ id }) => id)).toEqual(['main-01'])
})

test('a unit test cannot claim a screen, a call or a chain call', () => {
  const claims = ['route-10', 'main-01', 'chain-01'].map((id) => ({
    id,
    kind: 'unit' as const,
    test: 't',
    isPassed: true,
  }))
  const { done, wrong } = weigh(items, claims)
  expect(done).toEqual([])
  expect(wrong).toHaveLength(3)
})

test('one failed claim reopens the item', () => {
  const claims = [true, false].map((isPassed) => ({
    id: 'rule-32',
    kind: 'unit' as const,
    test: 't',
    isPassed,
  }))
  const { missing, wrong } = weigh(items, claims)
  expect(missing.map(({ id }) => id)).toContain('rule-32')
  expect(wrong).toEqual(['t claims rule-32 and failed'])
})

test('a claim of an unknown item is wrong', () => {
  expect(weigh(items, [{ id: 'main-99', kind: 'http', test: 't', isPassed: true }]).wrong).toHaveLength(1)
})
