import { readDeployments } from '@mofu/chain/deployment'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { createClient } from '@mofu/wire/client'
import { collectionActivity } from '@mofu/wire/collections'
import * as wire from '@mofu/wire/collections/report'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, env } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const contracts = readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find(
  (one) => one.chainId === chainId,
)?.contracts
const at = (name: string) => contracts?.[name]?.address ?? '0x'
const eth = { coin: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }
let contract: `0x${string}` = '0x'
let id = ''

/** Three pets, two of them listed and sold, one bid on: a day with known figures. */
beforeAll(async () => {
  contract = await deployAs(rpcUrl, at('CollectionFactory'), 'goro', 'Report Cats', 'REPORT')
  id = `${chainId}-${contract.toLowerCase()}`
  const orders = [1, 2, 3].map((number) => ({
    collection: contract,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'goro', orders), 20_000)
  const { data } = await call(collectionActivity, { params: { id }, query: {} })
  const [third = 0n, second = 0n, first = 0n] = data.list.map(({ nftId }) => BigInt(nftId.split('-')[2] ?? 0))
  const trading = tradingAt({ rpcUrl, collection: contract, market: at('Market') })
  await trading.allowMarket('goro')
  await trading.list('goro', first, { price: 10n ** 24n + 1n })
  await trading.unlist('goro', first)
  await trading.list('goro', second, { price: 300n })
  await trading.list('goro', third, { price: 700n })
  await trading.buy('suzu', 'goro', second, { price: 300n })
  await trading.buy('suzu', 'goro', third, { price: 700n })
  await untilProjected(apiUrl, chainId, await trading.bid('suzu', first, { price: 5n }), 20_000)
}, 60_000)

const traded = [{ ...eth, sales: 2, volume: '1000' }]
const ours = () => ({
  id,
  contract: contract.toLowerCase(),
  name: 'Report Cats',
  nftCount: 3,
  holderCount: 2,
  traded,
})
const holders = [
  { from: 1, to: 1, accounts: 1 },
  { from: 2, to: 3, accounts: 1 },
  { from: 4, to: 10, accounts: 0 },
  { from: 11, to: 50, accounts: 0 },
  { from: 51, to: null, accounts: 0 },
]
const today = { mints: 3, transfers: 0, listed: 3, unlisted: 1, bids: 1, traded }
const empty = { mints: 0, transfers: 0, listed: 0, unlisted: 0, bids: 0, traded: [] }

test('GET nftData/CollectionData/{x} returns every day, the present one so far, and holders by count [v2-12]', async () => {
  const { data, at: read } = await call(wire.collectionData, { params: { x: id }, query: { days: 3 } })
  expect(data.collection).toEqual(ours())
  expect(data.holders).toEqual(holders)
  const midnight = Math.floor((read?.blockTime ?? 0) / 86_400) * 86_400
  expect(data.byDay).toEqual([
    { at: midnight - 172_800, ...empty },
    { at: midnight - 86_400, ...empty },
    { at: midnight, ...today },
  ])
  const byContract = await call(wire.collectionData, { params: { x: contract }, query: {} })
  expect(byContract.data.byDay).toHaveLength(30)
  const missing = call(wire.collectionData, { params: { x: 'nonsense' }, query: {} })
  await expect(missing).rejects.toMatchObject({ status: 404, failure: { error: 'collections.not_found' } })
})

test('GET indexData/{nftAddress} covers the last thirty days of a collection [main-26]', async () => {
  const { data } = await call(wire.indexDataOf, { params: { nftAddress: contract }, query: {} })
  expect(data).toMatchObject({ days: 30, collection: ours(), holders })
  expect(data.byDay).toHaveLength(30)
  expect(data.byDay.at(-1)).toMatchObject(today)
})

test('GET indexData/all ranks the collections of the market by thirty-day volume [main-25]', async () => {
  const { data } = await call(wire.indexDataAll, { query: {} })
  expect(data.days).toBe(30)
  expect(data.collections).toContainEqual(ours())
  const sales = data.collections.map((one) => one.traded.reduce((sum, { sales: count }) => sum + count, 0))
  expect(sales).toEqual(sales.toSorted((a, b) => b - a))
  // The days add up to the total, per coin.
  expect(data.byDay).toHaveLength(30)
  for (const { coin, sales: count, volume } of data.traded) {
    const days = data.byDay.flatMap((day) => day.traded).filter((one) => one.coin === coin)
    expect(days.reduce((sum, one) => sum + one.sales, 0)).toBe(count)
    expect(String(days.reduce((sum, one) => sum + BigInt(one.volume), 0n))).toBe(volume)
  }
  expect(BigInt(data.traded.find(({ coin }) => coin === eth.coin)?.volume ?? 0)).toBeGreaterThanOrEqual(1000n)
})

test('GET indexData/all/{x} is the same for x days, a year at most [main-27]', async () => {
  const { data } = await call(wire.indexDataAllDays, { params: { x: 1 }, query: {} })
  expect(data.days).toBe(1)
  expect(data.byDay).toHaveLength(1)
  expect(data.collections).toContainEqual(ours())
  const tooLong = call(wire.indexDataAllDays, { params: { x: 366 }, query: {} })
  await expect(tooLong).rejects.toMatchObject({ status: 400 })
})

test('round trips between two accounts are reported separately, and the total includes them', async () => {
  const before = await call(wire.collectionData, { params: { x: id }, query: { days: 1 } })
  expect(before.data.roundTrips).toEqual([])
  const { data: activity } = await call(collectionActivity, { params: { id }, query: {} })
  const sold = activity.list.find(({ kind, price }) => kind === 'sale' && price === '300')
  const token = BigInt(sold?.nftId.split('-')[2] ?? 0)
  const trading = tradingAt({ rpcUrl, collection: contract, market: at('Market') })
  await trading.allowMarket('suzu')
  await trading.list('suzu', token, { price: 350n })
  await untilProjected(apiUrl, chainId, await trading.buy('goro', 'suzu', token, { price: 350n }), 20_000)
  const { data } = await call(wire.collectionData, { params: { x: id }, query: { days: 1 } })
  expect(data.roundTrips).toEqual([{ ...eth, sales: 2, volume: '650' }])
  expect(data.collection.traded).toEqual([{ ...eth, sales: 3, volume: '1350' }])
})
