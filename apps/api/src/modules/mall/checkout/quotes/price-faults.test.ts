import { devPriceFeedAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import { rpc } from '@mofu/testkit/anvil'
import { createPublicClient, http, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { type Hex, AGE, node, chain, reader, admin, prices, settled } from '../../mall-chain.fixture.ts'
import { coinPrices } from './coin-prices.ts'

test('a silent, stale or absurd feed hides its coin; a paused contract, a removed coin and a dead node are reported', async () => {
  const [native, stable] = chain.coins
  const names = async (maxAge?: number) => {
    const found = await prices(maxAge)
    return found.state === 'open' ? found.coins.map(({ symbol }) => symbol) : found.state
  }
  expect(await names()).toEqual(['ETH', 'tUSD'])
  await rpc(node.rpcUrl, 'evm_increaseTime', [60])
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  expect(await names(30)).toBe('noPrice')
  const setAnswer = async (answer: bigint) => {
    const { timestamp } = await reader().getBlock()
    const args = [answer, timestamp] as const
    const call = { chain: null, address: native?.feeds[0]?.address ?? '0x', abi: devPriceFeedAbi } as const
    await settled(await admin().writeContract({ ...call, functionName: 'setAnswer', args }))
  }
  await setAnswer(0n)
  expect(await names()).toEqual(['tUSD'])
  await setAnswer(3_000_00000000n)

  const checkout = { chain: null, address: chain.checkout, abi: mallCheckoutAbi } as const
  const setCoin = async (isTaken: boolean) => {
    const args = [stable?.coin ?? '0x', isTaken] as const
    await settled(await admin().writeContract({ ...checkout, functionName: 'setCoin', args }))
  }
  await setCoin(false)
  expect(await names()).toEqual(['ETH'])
  await setCoin(true)
  await settled(await admin().writeContract({ ...checkout, functionName: 'pause' }))
  expect(await names()).toBe('paused')
  await settled(await admin().writeContract({ ...checkout, functionName: 'unpause' }))
  expect(await names()).toEqual(['ETH', 'tUSD'])
  const nobody = createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
  expect(await coinPrices(() => nobody, AGE)(chain)).toEqual({ state: 'unreachable' })
})

test('each feed has its own maximum age; a second one takes over, agrees or hides the coin', async () => {
  const [native, stable] = chain.coins
  const first = native?.feeds[0]?.address ?? '0x'
  const second = stable?.feeds[0]?.address ?? '0x'
  const found = async (feeds: { address: Hex; maxAge: number | undefined }[]) => {
    const priced = await coinPrices(
      () => reader(),
      AGE,
    )({
      ...chain,
      coins: [{ coin: zeroAddress, feeds, isStable: false }],
    })
    return priced.state === 'open'
      ? priced.coins.map(({ price, priceSources }) => [price.answer, priceSources])
      : priced.state
  }
  const setPrice = async (feed: Hex, answer: bigint) => {
    const { timestamp } = await reader().getBlock()
    const call = { chain: null, address: feed, abi: devPriceFeedAbi, functionName: 'setAnswer' } as const
    await settled(await admin().writeContract({ ...call, args: [answer, timestamp] }))
  }
  await setPrice(first, 100_000000n)
  await rpc(node.rpcUrl, 'evm_increaseTime', [600])
  await rpc(node.rpcUrl, 'anvil_mine', ['0x1'])
  await setPrice(second, 101_000000n)
  const [old, young] = [
    { address: first, maxAge: 300 },
    { address: second, maxAge: 300 },
  ]
  expect(await found([old]), 'older than its own age').toBe('noPrice')
  expect(await found([{ ...old, maxAge: 86_400 }]), 'one source').toEqual([[100_000000n, 1]])
  expect(await found([old, young]), 'the second steps in').toEqual([[101_000000n, 1]])
  expect(await found([{ ...old, maxAge: 86_400 }, young]), 'both agree').toEqual([[100_000000n, 2]])
  await setPrice(second, 103_000000n)
  expect(await found([{ ...old, maxAge: 86_400 }, young]), 'they contradict each other').toBe('noPrice')
  await setPrice(second, 1_00000000n)
  await setPrice(first, 3_000_00000000n)
})
