import { expect, test, vi } from 'vitest'

import { cachedCounts } from './cached-counts.ts'

type Count = { count: number; isMore: boolean }

const filter = { chainId: 5, now: 1, isHidden: false, isListed: false, traits: [], search: '', minPrice: 7n }
const asked = { filter, sort: 'newest' as const }

test('at one block a list is counted once, however many ask, and another list, block or chain by itself', async () => {
  const direct = vi.fn<() => Promise<Count>>(async () => ({ count: 3, isMore: false }))
  const count = cachedCounts(direct)
  await Promise.all([count(1, asked), count(1, { ...asked }), count(1, asked)])
  expect(direct).toHaveBeenCalledTimes(1)
  await count(1, { ...asked, filter: { ...filter, minPrice: 8n } })
  await count(1, { ...asked, filter: { ...filter, chainId: 6 } })
  await count(2, asked)
  expect(direct).toHaveBeenCalledTimes(4)
})

test('a count that fails is not remembered, and six run at once', async () => {
  const ends: (() => void)[] = []
  const direct = vi.fn<() => Promise<Count>>(
    () => new Promise((_, reject) => ends.push(() => reject(new Error('busy')))),
  )
  const count = cachedCounts(direct)
  const all = Array.from({ length: 9 }, (_, index) => count(index, asked).catch(() => 'failed'))
  await vi.waitFor(() => expect(ends).toHaveLength(6))
  for (let index = 0; index < 9; index++) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(index))
    ends[index]?.()
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 9 }, () => 'failed'))
  const again = count(8, asked).catch(() => 'failed again')
  await vi.waitFor(() => expect(ends).toHaveLength(10))
  ends[9]?.()
  expect(await again).toBe('failed again')
})
