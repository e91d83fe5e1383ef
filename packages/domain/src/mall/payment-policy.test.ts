import { expect, test } from 'vitest'

import { networkNames } from '../networks.ts'
import { blocksNeeded, isDeepEnough } from './payment-policy.ts'

test('a small payment counts after some confirmations, a large one when it is final', () => {
  const at = (head: number) => ({ block: 10, head, finalized: 3 })
  expect(isDeepEnough('petchain', 20_000n, at(10))).toBe(false)
  expect(isDeepEnough('petchain', 20_000n, at(11))).toBe(true)
  expect(isDeepEnough('petchain', 20_001n, at(1_000))).toBe(false)
  expect(isDeepEnough('petchain', 20_001n, { block: 10, head: 50, finalized: 10 })).toBe(true)
})

test('every network needs more than one confirmation', () => {
  for (const network of networkNames) expect(blocksNeeded(network, 1n)).toBeGreaterThan(1)
})
