import { accountOf } from '@mofu/testkit/accounts'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { type NftDetail, nftDetailById, nftsV2 } from '@mofu/wire/market'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const seller = accountOf('lin').address.toLowerCase()

let trading: ReturnType<typeof tradingAt>
let dollar: `0x${string}` = '0x'
let tokens: bigint[] = []

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  dollar = contracts['DevStable'] as `0x${string}`
  trading = tradingAt({ rpcUrl, collection, market: contracts['Market'] as `0x${string}` })
  const orders = Array.from({ length: 6 }, (_, index) => ({
    collection,
    uri: `${mediaUrl}/works/${800 + index}.json`,
    royalty: 500,
    fee: 0n,
  }))
  const block = await mintAs(rpcUrl, 'lin', orders)
  await untilProjected(apiUrl, chainId, block, 20_000)
  const { data: page } = await call(nftsV2, { body: { owner: seller, pageSize: 6 } })
  tokens = page.list.map(({ tokenId }) => BigInt(tokenId)).toReversed()
  await trading.allowMarket('lin')
})

async function shown(tokenId: bigint, block: number): Promise<NftDetail> {
  await untilProjected(apiUrl, chainId, block, 20_000)
  const { data } = await call(nftDetailById, {
    params: { id: `${chainId}-${collection.toLowerCase()}-${tokenId}` },
  })
  return data
}

function token(index: number): bigint {
  const found = tokens[index]
  if (found === undefined) throw new Error(`no pet ${index}`)
  return found
}

test('a listed pet has its price, and loses it in the block of its transfer; when it returns the ask stays dead', async () => {
  const tokenId = token(0)
  const listed = await shown(tokenId, await trading.list('lin', tokenId, { price: 1_000n }))
  expect(listed).toMatchObject({ status: 2, price: '1000', symbol: 'ETH', decimals: 18 })
  const away = await shown(tokenId, await trading.give('lin', 'wei', tokenId))
  expect(away).toMatchObject({ status: 1, price: null, coin: null })
  const back = await shown(tokenId, await trading.give('wei', 'lin', tokenId))
  expect(back).toMatchObject({ status: 1, price: null, owner: seller })
  // The contract agrees.
  await expect(trading.buy('wei', 'lin', tokenId, { price: 1_000n })).rejects.toThrow('Market_AskNotFound')
})

test('a listing ends with its last second, by the chain’s time and without a transaction', async () => {
  const tokenId = token(0)
  const id = `${chainId}-${collection.toLowerCase()}-${tokenId}`
  const now = Number((await readerOf(rpcUrl).getBlock()).timestamp)
  const end = now + 6
  await shown(tokenId, await trading.list('lin', tokenId, { price: 5_000n }, end))
  const inList = async () => {
    const { data, at } = await call(nftsV2, { body: { collection, owner: seller, status: 'listed' } })
    return { isListed: data.list.some((nft) => nft.id === id), time: at?.blockTime ?? 0 }
  }
  const seen: Awaited<ReturnType<typeof inList>>[] = []
  while ((seen.at(-1)?.time ?? 0) < end) seen.push(await inList())
  expect(seen.length).toBeGreaterThan(1)
  for (const { isListed, time } of seen) expect([time, isListed]).toEqual([time, time < end])
  expect((await call(nftDetailById, { params: { id } })).data).toMatchObject({ status: 1, price: null })
})

test('revoking the approval hides the listing, and granting it again shows it: the market’s own rule', async () => {
  const tokenId = token(1)
  await trading.list('lin', tokenId, { coin: dollar, price: 5_000_000n })
  const hidden = await shown(tokenId, await trading.allowMarket('lin', false))
  expect(hidden.status).toBe(1)
  const single = await shown(tokenId, await trading.approveToken('lin', tokenId))
  expect(single).toMatchObject({ status: 2, price: '5000000', symbol: 'tUSD', decimals: 6 })
  await trading.approveToken('lin', tokenId, '0x0000000000000000000000000000000000000000')
  const again = await shown(tokenId, await trading.allowMarket('lin'))
  expect(again.status).toBe(2)
})

test('a sale is reported once, with its price, and not also as a transfer', async () => {
  const tokenId = token(2)
  await trading.list('lin', tokenId, { price: 2_000n })
  await trading.list('lin', tokenId, { price: 1_500n })
  const sold = await shown(tokenId, await trading.buy('wei', 'lin', tokenId, { price: 1_500n }))
  expect(sold).toMatchObject({ status: 1, price: null, owner: accountOf('wei').address.toLowerCase() })
  expect(sold.activity.map(({ kind, price }) => [kind, price])).toEqual([
    ['sale', '1500'],
    ['list', '1500'],
    ['list', '2000'],
    ['mint', null],
  ])
})

test('cancelling all asks at once ends each of them, and a later one is open', async () => {
  const [first, second] = [token(3), token(4)]
  await trading.list('lin', first, { price: 10n })
  await trading.list('lin', second, { price: 20n })
  const block = await trading.unlistAll('lin')
  expect(await shown(first, block)).toMatchObject({ status: 1, price: null })
  expect(await shown(second, block)).toMatchObject({ status: 1, price: null })
  expect(await shown(second, await trading.list('lin', second, { price: 21n }))).toMatchObject({
    price: '21',
  })
})

test('a bid survives the seller’s ask, can be raised, and is gone once accepted', async () => {
  const tokenId = token(5)
  await trading.bid('wei', tokenId, { price: 70n })
  await trading.raise('wei', tokenId, 90n, 20n)
  const sold = await shown(tokenId, await trading.accept('lin', 'wei', tokenId, { price: 90n }))
  expect(sold.activity.map(({ kind, price }) => [kind, price])).toEqual([
    ['sale', '90'],
    ['bid', '90'],
    ['bid', '70'],
    ['mint', null],
  ])
})
