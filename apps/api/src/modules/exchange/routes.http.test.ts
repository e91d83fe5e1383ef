import { exchangeAbi } from '@mofu/chain/exchange'
import { candleTimes } from '@mofu/domain/candle-ranges'
import { currentPrice, floorPrice, type Pool, quoteSwap } from '@mofu/domain/exchange-quote'
import { accountOf } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { candles, type Candle, exchangeViews, holders, type Swap, swaps } from '@mofu/wire/exchange'
import { type Address, erc20Abi, maxUint256, parseEther, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const reader = readerOf(rpcUrl)
const rin = accountOf('rin')
const account = rin.address.toLowerCase()
let exchange: { address: Address; abi: typeof exchangeAbi }

async function indexed(): Promise<void> {
  await untilProjected(apiUrl, chainId, Number(await reader.getBlockNumber()), 30_000)
}

async function readPool(): Promise<Pool> {
  const read = (functionName: 'realBase' | 'virtualBase' | 'tokenReserve' | 'totalSupply' | 'feeRate') =>
    reader.readContract({ ...exchange, functionName })
  return {
    realBase: await read('realBase'),
    virtualBase: await read('virtualBase'),
    tokenReserve: await read('tokenReserve'),
    totalSupply: await read('totalSupply'),
    feeRate: BigInt(await read('feeRate')),
  }
}

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  exchange = { address: found['Exchange'] as Address, abi: exchangeAbi }
})

test('swaps of an address are listed newest first, with what was paid, the fee and the price', async () => {
  const before = await readPool()
  const paid = parseEther('0.3')
  const bought = quoteSwap(before, 'buy', paid)
  if (!bought) throw new Error('no quote')
  const args = [maxUint256, rin.address] as const
  await sendAs(rpcUrl, rin, {
    ...exchange,
    functionName: 'buy',
    // Exactly what was quoted, or the contract refuses.
    args: [paid, bought.out, ...args],
    value: paid,
  })
  const sold = quoteSwap(await readPool(), 'sell', bought.out / 3n)
  if (!sold) throw new Error('no quote')
  await sendAs(rpcUrl, rin, { ...exchange, functionName: 'sell', args: [sold.amountIn, sold.out, ...args] })
  await indexed()

  const { data } = await call(swaps, { query: { account } })
  const netPrice = (net: bigint, amount: bigint) => String((net * 10n ** 18n) / amount)
  const common = { id: expect.any(String), account, at: expect.any(Number), txHash: expect.any(String) }
  expect(data).toEqual({
    hasMore: false,
    list: [
      {
        ...common,
        order: expect.any(Number),
        side: 'sell',
        base: String(sold.out),
        fee: String(sold.fee),
        amount: String(sold.amountIn),
        price: netPrice(sold.out + sold.fee, sold.amountIn),
      },
      {
        ...common,
        order: expect.any(Number),
        side: 'buy',
        base: String(paid),
        fee: String(bought.fee),
        amount: String(bought.out),
        price: netPrice(paid - bought.fee, bought.out),
      },
    ],
  })
  const [latest] = data.list
  const older = await call(swaps, { query: { account, before: latest?.order ?? 0 } })
  expect(older.data.list).toEqual([data.list[1]])
})

async function allSwaps(): Promise<Swap[]> {
  const all: Swap[] = []
  for (let hasMore = true; hasMore;) {
    const before = all.at(-1)?.order
    const { data } = await call(swaps, { query: before === undefined ? {} : { before } })
    all.push(...data.list)
    hasMore = data.hasMore
  }
  return all
}

test('candles are what a recomputation from the swaps gives', async () => {
  await indexed()
  const read = async () => (await call(candles, { query: { range: 'all' } })).data
  // Other tests swap on the same chain: the same candles before and after mean that no swap came in between.
  let shown = await read()
  let all = await allSwaps()
  for (let after = await read(); JSON.stringify(after) !== JSON.stringify(shown); after = await read()) {
    shown = after
    all = await allSwaps()
  }
  expect(all.length).toBeGreaterThanOrEqual(2)
  const { step } = candleTimes.all
  const expected: Candle[] = []
  for (const { side, base, fee, price, at } of all.toReversed()) {
    const start = Math.floor(at / step) * step
    const volume = side === 'buy' ? BigInt(base) : BigInt(base) + BigInt(fee)
    const bar = expected.at(-1)
    if (bar?.at === start) {
      bar.high = String(BigInt(bar.high) > BigInt(price) ? bar.high : price)
      bar.low = String(BigInt(bar.low) < BigInt(price) ? bar.low : price)
      bar.close = price
      bar.volume = String(BigInt(bar.volume) + volume)
      bar.swaps += 1
    } else {
      const first = { open: price, high: price, low: price, close: price }
      expected.push({ at: start, ...first, volume: String(volume), swaps: 1 })
    }
  }
  expect(shown).toEqual({ step, list: expected })
})

test('quotes computed from the reserves are the contract’s own, to the last unit', async () => {
  const pool = await readPool()
  const view = { ...exchange, blockNumber: await reader.getBlockNumber() }
  const circulating = pool.totalSupply - pool.tokenReserve
  // From one unit to all of it, in steps that hit no round number.
  for (let amount = 1n; amount < circulating; amount = amount * 7n + 3n) {
    const quoted = await reader.readContract({ ...view, functionName: 'quoteSell', args: [amount] })
    expect([quoteSwap(pool, 'sell', amount)?.out ?? 0n]).toEqual([quoted[0]])
    const [out, fee] = await reader.readContract({ ...view, functionName: 'quoteBuy', args: [amount] })
    const ours = quoteSwap(pool, 'buy', amount)
    expect([ours?.out ?? 0n, ours?.fee ?? fee]).toEqual([out, fee])
  }
  expect(currentPrice(pool)).toBe(await reader.readContract({ ...view, functionName: 'currentPrice' }))
  expect(floorPrice(pool)).toBe(await reader.readContract({ ...view, functionName: 'floorPrice' }))
})

test('reserves, real and virtual base, price, floor, fee, recipient, base token and supply are the contract’s own views [rule-58]', async () => {
  const paid = parseEther('0.1')
  const buy = { functionName: 'buy', args: [paid, 0n, maxUint256, rin.address], value: paid } as const
  await sendAs(rpcUrl, rin, { ...exchange, ...buy })
  const mined = Number(await reader.getBlockNumber())
  const read = async () => (await call(exchangeViews, { query: { chainId } })).data
  await expect.poll(async () => (await read()).block).toBeGreaterThanOrEqual(mined)
  const data = await read()
  // At the block of the answer: other tests swap on the same chain.
  const at = { ...exchange, blockNumber: BigInt(data.block) }
  const view = (functionName: (typeof views)[number]) => reader.readContract({ ...at, functionName })
  const views = [
    'tokenReserve',
    'totalSupply',
    'realBase',
    'virtualBase',
    'currentPrice',
    'floorPrice',
  ] as const
  const amounts = await Promise.all(views.map(async (name) => [name, String(await view(name))]))
  expect(await reader.readContract({ ...at, functionName: 'baseToken' })).toBe(zeroAddress)
  expect(data).toEqual({
    block: data.block,
    ...Object.fromEntries(amounts),
    feeRate: Number(await reader.readContract({ ...at, functionName: 'feeRate' })),
    feeRecipient: (await reader.readContract({ ...at, functionName: 'feeRecipient' })).toLowerCase(),
    baseToken: zeroAddress,
    baseSymbol: 'ETH',
    baseDecimals: 18,
  })
  expect(BigInt(data.realBase)).toBeGreaterThanOrEqual(parseEther('0.099'))
})

test('holders are listed by what they have, as the chain says, without the exchange and with contracts by name', async () => {
  const { data: config } = await call(appConfig, {})
  const contracts = config.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const paid = parseEther('0.2')
  await sendAs(rpcUrl, rin, {
    ...exchange,
    functionName: 'buy',
    args: [paid, 0n, maxUint256, rin.address],
    value: paid,
  })
  await indexed()
  const read = () => call(holders, { query: {} })
  await expect.poll(async () => (await read()).data.list.map(({ account: who }) => who)).toContain(account)
  const { data } = await read()
  expect(data.list.map(({ account: who }) => who)).not.toContain(exchange.address.toLowerCase())
  expect(data.total).toBeGreaterThanOrEqual(data.list.length)
  const amounts = data.list.map(({ amount }) => BigInt(amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
  const held = (who: string) =>
    reader.readContract({
      address: contracts['Gbt'] as Address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [who as Address],
    })
  // Other tests move GBT at the same time; this account's changes only here.
  const mine = data.list.find(({ account: who }) => who === account)
  expect(mine).toEqual({ account, amount: String(await held(rin.address)), contract: null })
  // The seed's players have pulled, so the machine holds a reserve.
  const machine = data.list.find(({ contract }) => contract === 'Gacha')
  expect(machine?.account).toBe(contracts['Gacha']?.toLowerCase())
  const reserve = await reader.readContract({ ...exchange, functionName: 'tokenReserve' })
  const supply = await reader.readContract({ ...exchange, functionName: 'totalSupply' })
  expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBeLessThanOrEqual(supply - reserve)
})
