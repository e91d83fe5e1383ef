import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBlock } from './indexed-block.ts'
import { refetchWhenStale } from './refetch-when-stale.ts'

const PAUSE_MS = 2_000
const chain = { last: 100 }

beforeEach(() => {
  vi.useFakeTimers()
  // Each test uses its own chain: the indexed block is module state.
  chain.last++
})
afterEach(() => vi.useRealTimers())

function follow(block: number | undefined, ask: () => Promise<unknown> = async () => undefined) {
  const asked = vi.fn<() => Promise<unknown>>(ask)
  const stop = refetchWhenStale({ chainId: chain.last, block, askedAt: Date.now() }, PAUSE_MS, asked)
  return { asked, stop }
}

test('a block past what is shown refetches, one that is already shown does not', async () => {
  const { asked } = follow(7)
  setBlock(chain.last, 7)
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS)
  expect(asked).not.toHaveBeenCalled()
  setBlock(chain.last, 8)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledOnce()
})

test('data that is already stale when it comes on screen refetches without another block', async () => {
  setBlock(chain.last, 9)
  const { asked } = follow(7)
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(asked).toHaveBeenCalledOnce()
})

test('ten blocks in one pause cause one refetch, and the next waits for a pause again', async () => {
  const { asked } = follow(0)
  for (let block = 1; block <= 10; block++) {
    setBlock(chain.last, block)
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 10)
  }
  expect(asked).toHaveBeenCalledTimes(1)
  setBlock(chain.last, 11)
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a failed refetch is repeated with the next block', async () => {
  const { asked } = follow(0, async () => Promise.reject(new Error('offline')))
  setBlock(chain.last, 1)
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS)
  expect(asked).toHaveBeenCalledTimes(1)
  setBlock(chain.last, 2)
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('no data, another chain or a stopped subscription: nothing is fetched', async () => {
  const empty = follow(undefined)
  const shown = follow(1)
  setBlock(chain.last + 1_000, 50)
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  const gone = follow(1)
  setBlock(chain.last, 2)
  gone.stop()
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(empty.asked).not.toHaveBeenCalled()
  expect(gone.asked).not.toHaveBeenCalled()
  expect(shown.asked).toHaveBeenCalledOnce()
})
