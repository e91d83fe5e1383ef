import { expect, test, vi } from 'vitest'

import { cachedFigures } from './cached-figures.ts'

const figuresOf = (sales: number) => ({ nfts: 1, collections: 1, sales, volume: [] })

test('figures are computed once per block, and are never older than three seconds', async () => {
  vi.useFakeTimers()
  let sales = 0
  const at = cachedFigures({ figures: async () => figuresOf(++sales), popular: async () => [] })
  const read = async (block: number, chainId = 1) => (await at(block).figures(chainId, 0)).sales
  expect(await Promise.all([read(7), read(7), read(7)])).toEqual([1, 1, 1])
  expect(await read(8)).toBe(2)
  expect(await read(8, 2)).toBe(3)
  expect(await read(7)).toBe(1)
  vi.advanceTimersByTime(3_000)
  expect(await read(8)).toBe(4)
  vi.useRealTimers()
})

test('a failure is not cached', async () => {
  let isBroken = true
  const figures = async () => {
    if (isBroken) throw new Error('no database')
    return figuresOf(5)
  }
  const at = cachedFigures({ figures, popular: async () => [] })
  await expect(at(1).figures(1, 0)).rejects.toThrow('no database')
  isBroken = false
  expect((await at(1).figures(1, 0)).sales).toBe(5)
})
