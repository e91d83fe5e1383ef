import { expect, test, vi } from 'vitest'

import { identityBatch } from './identity-batch.ts'

const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const many = (count: number) => Array.from({ length: count }, (_, index) => address(index))

function counted() {
  type Found = { address: string; name: string }
  const request = vi.fn<(chainId: number, addresses: string[]) => Promise<Found[]>>(async (_, addresses) =>
    addresses.filter((one) => one.endsWith('7')).map((one) => ({ address: one, name: 'seven.pet' })),
  )
  return { request, ask: identityBatch(request) }
}

test('the 48 owners of a list, some of them more than once, are one request', async () => {
  const { request, ask } = counted()
  const found = await Promise.all([...many(40), ...many(8)].map((one) => ask(5, one)))
  expect(request.mock.calls).toEqual([[5, many(40)]])
  expect(found[7]).toEqual({ address: address(7), name: 'seven.pet' })
  expect(found[47]).toEqual(found[7])
  expect(found[8]).toBeNull()
})

test('a request has at most 100 addresses, of one chain', async () => {
  const { request, ask } = counted()
  await Promise.all([...many(250).map((one) => ask(5, one)), ask(6, address(1))])
  expect(request.mock.calls.map(([chainId, { length }]) => [chainId, length])).toEqual([
    [5, 100],
    [5, 100],
    [5, 50],
    [6, 1],
  ])
})

test('a failed request fails for all of its addresses, and the next is a new one', async () => {
  const { request, ask } = counted()
  request.mockRejectedValueOnce(new Error('offline'))
  const failed = await Promise.allSettled([ask(5, address(7)), ask(5, address(8))])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(5, address(7))).toMatchObject({ name: 'seven.pet' })
})

test('what is no address has no name, and is not sent: the server would refuse all others with it', async () => {
  const { request, ask } = counted()
  const asked = ['31337-0x1-5', address(7), '', '0190a7f2-8d1c-7c60-a0d5-2f6a3c1e9b44']
  const found = await Promise.all(asked.map((one) => ask(5, one)))
  expect(found).toEqual([null, { address: address(7), name: 'seven.pet' }, null, null])
  expect(request.mock.calls).toEqual([[5, [address(7)]]])
})
