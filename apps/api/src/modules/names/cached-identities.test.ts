import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { cachedIdentities } from './cached-identities.ts'
import type { AskedIdentities, Identity } from './list-identities.ts'

const hana = '0x00000000000000000000000000000000000000b1'
const momo = '0x00000000000000000000000000000000000000b2'
const identity = { address: hana, nameId: 'id', name: 'hana.pet', expiry: 2_000, avatar: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted() {
  const direct = vi.fn<(asked: AskedIdentities) => Promise<Identity[]>>(async ({ accounts }) =>
    accounts.includes(hana) ? [identity] : [],
  )
  return { direct, read: cachedIdentities(direct) }
}

const at = (block: number, chainId = 5) => ({ chainId, block, blockTime: block * 10 })

test('at one block an address is read once, whether it has a name or not', async () => {
  const { direct, read } = counted()
  expect(await read(at(1), [hana, momo, hana])).toEqual([identity])
  expect(await read(at(1), [momo, hana])).toEqual([identity])
  expect(await read(at(1), [momo])).toEqual([])
  expect(direct.mock.calls).toEqual([[{ chainId: 5, time: 10, accounts: [hana, momo] }]])
})

test('another block, another chain and three seconds are read again', async () => {
  const { direct, read } = counted()
  await read(at(1), [hana])
  await read(at(2), [hana])
  expect(direct).toHaveBeenLastCalledWith({ chainId: 5, time: 20, accounts: [hana] })
  await read(at(2, 6), [hana])
  expect(direct).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(3_000)
  await read(at(2), [hana])
  expect(direct).toHaveBeenCalledTimes(4)
})

test('a reading that fails is repeated, and one that takes longer than its block is not kept for the next', async () => {
  const { direct, read } = counted()
  direct.mockRejectedValueOnce(new Error('no connection'))
  await expect(read(at(1), [hana])).rejects.toThrow('no connection')
  let finish: (found: (typeof identity)[]) => void = () => undefined
  direct.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const slow = read(at(1), [hana])
  direct.mockResolvedValueOnce([])
  expect(await read(at(2), [hana])).toEqual([])
  finish([identity])
  expect(await slow).toEqual([identity])
  expect(await read(at(2), [hana])).toEqual([])
})

test('what is held is bounded', async () => {
  const { direct, read } = counted()
  const page = (from: number) => Array.from({ length: 100 }, (_, index) => `0x${from + index}`)
  for (let from = 0; from < 20_000; from += 100) await read(at(1), page(from))
  await read(at(1), page(0))
  expect(direct).toHaveBeenCalledTimes(201)
})
