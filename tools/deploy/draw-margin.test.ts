import { drawMargin, marginFor } from '@mofu/contracts/draw-margin'
import { createPublicClient, custom, toHex } from 'viem'
import { expect, test } from 'vitest'

/** A chain with blocks at a fixed interval. */
function chainWith({ height, seconds }: { height: number; seconds: number }) {
  const blockAt = (number: number) => ({ number: toHex(number), timestamp: toHex(number * seconds) })
  const request = async ({ params }: { method: string; params?: unknown }) => {
    const [tag] = params as [string]
    return blockAt(tag === 'latest' ? height : Number(tag))
  }
  return createPublicClient({ transport: custom({ request }) })
}

test('the margin exceeds the block time and the drift of every network', () => {
  for (const seconds of [0.25, 1, 3, 12, 30, 60]) expect(marginFor(seconds)).toBeGreaterThan(seconds + 15)
  expect(marginFor(1)).toBe(30)
  expect(marginFor(12)).toBe(39)
  expect(marginFor(30)).toBe(75)
})

test('a chain that is too slow for draws is rejected', () => {
  expect(() => marginFor(3_600)).toThrow('too slow')
})

test('the margin follows the longer of the specified and the measured block time', async () => {
  expect(await drawMargin(chainWith({ height: 5_000, seconds: 12 }), 1)).toBe(39)
  expect(await drawMargin(chainWith({ height: 5_000, seconds: 24 }), 1)).toBe(63)
  expect(await drawMargin(chainWith({ height: 5_000, seconds: 6 }), 1)).toBe(39)
  expect(await drawMargin(chainWith({ height: 5_000, seconds: 30 }), 4242)).toBe(75)
  expect(await drawMargin(chainWith({ height: 10, seconds: 30 }), 4242)).toBe(75)
})

test('a new chain needs a specified block time', async () => {
  expect(await drawMargin(chainWith({ height: 0, seconds: 1 }), 314)).toBe(75)
  await expect(drawMargin(chainWith({ height: 0, seconds: 1 }), 4242)).rejects.toThrow('unknown')
})
