import { afterEach, expect, test, vi } from 'vitest'

import { type MadeReply, type Outcome, replyCache } from './reply-cache.ts'

type Make = () => Promise<MadeReply>

const of = (key: string, version = '1') => ({ key, version })
const made = (text: string) => vi.fn<Make>(async () => ({ bytes: Buffer.from(text) }))

afterEach(() => {
  vi.useRealTimers()
})

test('a reply is made once for each version', async () => {
  const cache = replyCache(100_000)
  const [first, second] = [made('first'), made('second')]
  const one = await cache.find(of('list'), first)
  expect(String((await cache.find(of('list'), second)).bytes)).toBe('first')
  const two = await cache.find(of('list', '2'), second)
  expect(String(two.bytes)).toBe('second')
  expect(two.etag).not.toBe(one.etag)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('a stored reply owns its memory, so that what is counted is what it takes', async () => {
  const cache = replyCache(100_000)
  const slice = Buffer.alloc(16_384).subarray(0, 40)
  const { bytes } = await cache.find(of('list'), async () => ({ bytes: slice }))
  expect([bytes.length, bytes.buffer.byteLength]).toEqual([40, 40])
})

test('those who ask at the same time share one reply, those of another version or key do not', async () => {
  const outcomes: Outcome[] = []
  const cache = replyCache(100_000, (outcome) => outcomes.push(outcome))
  const make = made('shared')
  await Promise.all([
    cache.find(of('list'), make),
    cache.find(of('list'), make),
    cache.find(of('list', '2'), make),
    cache.find(of('other'), make),
  ])
  expect(make).toHaveBeenCalledTimes(3)
  expect(outcomes.toSorted()).toEqual(['miss', 'miss', 'miss', 'shared'])
})

test('a failure reaches everyone who waits for it, and is not stored', async () => {
  const cache = replyCache(100_000)
  const fails = vi.fn<Make>(() => Promise.reject(new Error('busy')))
  const asked = await Promise.allSettled([cache.find(of('list'), fails), cache.find(of('list'), fails)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(String((await cache.find(of('list'), made('fine'))).bytes)).toBe('fine')
})

test('the memory has a limit, and what was not asked for the longest goes first', async () => {
  const cache = replyCache(10_000)
  const large = () => made('x'.repeat(2_500))
  for (const key of ['a', 'b', 'c']) await cache.find(of(key), large())
  const again = large()
  await cache.find(of('a'), again)
  await cache.find(of('d'), large())
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000)
  await cache.find(of('a'), again)
  expect(again).not.toHaveBeenCalled()
  await cache.find(of('b'), again)
  expect(again).toHaveBeenCalledTimes(1)
  await cache.find(of('huge'), made('x'.repeat(20_000)))
  expect(cache.size().entries).toBe(3)
})

test('a reply that time changes is made again from that moment on', async () => {
  vi.useFakeTimers()
  const cache = replyCache(100_000)
  const make = vi.fn<Make>(async () => ({ bytes: Buffer.from('ends'), freshUntil: Date.now() + 1_000 }))
  await cache.find(of('list'), make)
  vi.advanceTimersByTime(999)
  await cache.find(of('list'), make)
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await cache.find(of('list'), make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('who asks after that moment does not share a reply that was begun before it', async () => {
  vi.useFakeTimers()
  const cache = replyCache(100_000)
  const begun = cache.find(of('list'), async () => {
    const freshUntil = Date.now() + 1_000
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return { bytes: Buffer.from('before'), freshUntil }
  })
  await vi.advanceTimersByTimeAsync(1_500)
  const later = cache.find(of('list'), made('after'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(String((await begun).bytes)).toBe('before')
  expect(String((await later).bytes)).toBe('after')
})
