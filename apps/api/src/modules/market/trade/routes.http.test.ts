import { accountOf } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import {
  activityOf,
  approvalsOf,
  asksOf,
  bidsOf,
  offersFor,
  offersReceived,
  soldList,
  transactions,
} from '@mofu/wire/market/trade'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const contract = collection.toLowerCase()
const mio = accountOf('mio').address.toLowerCase()
const jun = accountOf('jun').address.toLowerCase()
const kai = accountOf('kai').address.toLowerCase()

let market = ''
let tokens: string[] = []

/** Three pets of mio: one sold twice, one listed with bids, one listed and given away. */
beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  market = contracts['Market'] ?? ''
  const trading = tradingAt({ rpcUrl, collection, market: market as `0x${string}` })
  const orders = [901, 902, 903].map((number) => ({
    collection,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 1_000,
    fee: 0n,
  }))
  const minted = await mintAs(rpcUrl, 'mio', orders)
  await untilProjected(apiUrl, chainId, minted, 20_000)
  const { data: page } = await call(nftsV2, { body: { owner: mio, pageSize: 3 } })
  tokens = page.list.map(({ tokenId }) => tokenId).toReversed()
  const [twice = 0n, offered = 0n, given = 0n] = tokens.map(BigInt)
  await trading.allowMarket('mio')
  await trading.list('mio', twice, { price: 1_000n })
  await trading.buy('jun', 'mio', twice, { price: 1_000n })
  await trading.allowMarket('jun')
  await trading.list('jun', twice, { price: 2_000n })
  await trading.buy('kai', 'jun', twice, { price: 2_000n })
  await trading.list('mio', offered, { price: 5_000n })
  await trading.bid('jun', offered, { price: 300n })
  await trading.bid('kai', offered, { price: 400n })
  await trading.list('mio', given, { price: 7_000n })
  const last = await trading.give('mio', 'kai', given)
  await untilProjected(apiUrl, chainId, last, 20_000)
})

test('GET /open/nft/buyHistory/{a}/{b} returns every sale with its fees, newest first [main-08]', async () => {
  const response = await fetch(`${apiUrl}/api/main/open/nft/buyHistory/${collection}/${tokens[0]}`)
  const body = await response.json()
  expect(body).toMatchObject({ code: 200, at: { chainId } })
  expect(body.data.list).toMatchObject([
    // 2.5% for the platform; 10% for the creator, who is not the seller this time.
    {
      price: '2000',
      symbol: 'ETH',
      seller: jun,
      buyer: kai,
      fee: '50',
      royalty: '200',
      creator: mio,
      kind: 'ask',
    },
    { price: '1000', seller: mio, buyer: jun, fee: '25', royalty: '0' },
  ])
})

test('GET transactions/{a}/{b} returns every event of a token, page by page [v2-10]', async () => {
  const params = { a: collection, b: tokens[0] ?? '' }
  const { data: first } = await call(transactions, { params, query: { pageSize: 3 } })
  expect(first.list.map(({ kind, price }) => [kind, price])).toEqual([
    ['sale', '2000'],
    ['list', '2000'],
    ['sale', '1000'],
  ])
  const { data: second } = await call(transactions, { params, query: { cursor: first.next ?? '' } })
  expect(second.list.map(({ kind, to }) => [kind, to])).toEqual([
    ['list', `0x${'0'.repeat(40)}`],
    ['mint', mio],
  ])
  expect(second.next).toBeNull()
})

test('GET soldList/{x} returns what an address sold on the market [v2-05]', async () => {
  const { data, at } = await call(soldList, { params: { x: jun }, query: {} })
  expect(at?.chainId).toBe(chainId)
  expect(data.list).toMatchObject([
    {
      wallet: jun,
      itemName: expect.stringMatching(/\w/),
      collection: 'Mofu Works',
      from: jun,
      to: kai,
      tokenId: tokens[0],
      price: '2000',
      kind: 'market',
    },
  ])
})

test('the offers for a token are its holder’s ask and the bids, highest of a coin first', async () => {
  const { data } = await call(offersFor, { params: { id: `${chainId}-${contract}-${tokens[1]}` }, query: {} })
  expect(data.ask).toMatchObject({ seller: mio, price: '5000', status: 'open', symbol: 'ETH' })
  expect(data.bids.map(({ bidder, price }) => [bidder, price])).toEqual([
    [kai, '400'],
    [jun, '300'],
  ])
  const { data: moved } = await call(offersFor, {
    params: { id: `${chainId}-${contract}-${tokens[2]}` },
    query: {},
  })
  expect(moved).toEqual({ ask: null, bids: [], collectionOffers: [] })
})

test('each person finds their asks, bids, received offers and activity', async () => {
  const { data: asks } = await call(asksOf, { params: { account: mio }, query: {} })
  expect(asks.list.map(({ price, nft }) => [price, nft.tokenId, nft.status])).toEqual([
    ['5000', tokens[1], 2],
  ])
  const { data: bids } = await call(bidsOf, { params: { account: kai }, query: {} })
  // Another test leaves a bid of the same person for somebody else's pet.
  expect(bids.list.filter(({ nft }) => nft?.owner === mio).map(({ price }) => price)).toEqual(['400'])
  const { data: got } = await call(offersReceived, { params: { account: mio }, query: {} })
  expect(got.list.map(({ price }) => price)).toEqual(['400', '300'])
  const { data: did } = await call(activityOf, { params: { account: kai }, query: { pageSize: 3 } })
  expect(did.list.map(({ kind, from }) => [kind, from])).toEqual([
    ['transfer', mio],
    ['bid', kai],
    ['sale', jun],
  ])
  expect(did.list[0]?.title).toMatch(/\w/)
})

test('approvals are listed with their collection, and a revoked one is gone', async () => {
  const { data } = await call(approvalsOf, { params: { account: mio }, query: {} })
  expect(data.list).toEqual([
    expect.objectContaining({
      contract,
      collectionName: 'Mofu Works',
      operator: market.toLowerCase(),
      held: 1,
    }),
  ])
})
