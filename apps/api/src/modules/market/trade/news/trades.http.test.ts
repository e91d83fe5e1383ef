import { connectPool, database } from '@mofu/db/connect'
import type { Person } from '@mofu/testkit/accounts'
import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { notifications } from '@mofu/wire/accounts/notifications'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { sql } from 'drizzle-orm'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { withdrawTradeNotifications } from './notify-trades.ts'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection, databaseUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'test', max: 1 })
const db = database(pool)
const people = ['lin', 'jun', 'kai'] as const
const tokens = new Map<Person, string>()

let trading: ReturnType<typeof tradingAt>
let pet = { id: '', tokenId: 0n, title: '' }

beforeAll(async () => {
  for (const person of people) tokens.set(person, await tokenOf(apiUrl, person))
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  trading = tradingAt({ rpcUrl, collection, market: contracts['Market'] as `0x${string}` })
  const order = { collection, uri: `${mediaUrl}/works/907.json`, royalty: 0, fee: 0n }
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'lin', [order]), 20_000)
  const { data: page } = await call(nftsV2, { body: { owner: accountOf('lin').address, pageSize: 1 } })
  const [card] = page.list
  pet = { id: card?.id ?? '', tokenId: BigInt(card?.tokenId ?? 0), title: card?.title ?? '' }
  await trading.allowMarket('lin')
})

afterAll(() => pool.end())

/** A person's notifications about the pet, newest first. */
async function newsOf(person: Person) {
  const { data } = await call(notifications, { query: {} }, bearer(tokens.get(person) ?? ''))
  return data.list.flatMap(({ kind, facts: { nftId, title, price, coin, news } }) =>
    nftId === pet.id ? [{ kind, text: `${title} ${price} ${coin}`, ...(news ? { news } : {}) }] : [],
  )
}

const said = (price: string) => `${pet.title} ${price} ETH`

test('the holder is notified of an offer, an outbid bidder of the better one, and a bidder of the acceptance', async () => {
  await trading.bid('jun', pet.tokenId, { price: parseEther('0.1') })
  const block = await trading.bid('kai', pet.tokenId, { price: parseEther('0.25') })
  await untilProjected(apiUrl, chainId, block, 20_000)
  expect(await newsOf('lin')).toEqual([
    { kind: 'offer', text: said('0.25') },
    { kind: 'offer', text: said('0.1') },
  ])
  expect(await newsOf('jun')).toEqual([{ kind: 'outbid', text: said('0.25') }])
  expect(await newsOf('kai')).toEqual([])

  const accepted = await trading.accept('lin', 'kai', pet.tokenId, { price: parseEther('0.25') })
  await untilProjected(apiUrl, chainId, accepted, 20_000)
  expect(await newsOf('kai')).toEqual([{ kind: 'offer', text: said('0.25'), news: 'accepted' }])
  // The one who accepts is not notified.
  expect(await newsOf('lin')).toHaveLength(2)
})

test('a seller is notified of a sale, and the buyer of the purchase', async () => {
  await trading.allowMarket('kai')
  await trading.list('kai', pet.tokenId, { price: parseEther('0.4') })
  const block = await trading.buy('jun', 'kai', pet.tokenId, { price: parseEther('0.4') })
  await untilProjected(apiUrl, chainId, block, 20_000)
  expect(await newsOf('kai')).toEqual([
    { kind: 'sold', text: said('0.4') },
    { kind: 'offer', text: said('0.25'), news: 'accepted' },
  ])
  expect(await newsOf('jun')).toEqual([
    { kind: 'bought', text: said('0.4') },
    { kind: 'outbid', text: said('0.25') },
  ])
})

test('notifications of events that a reorg removed are withdrawn', async () => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from app.activity where nft_id = ${pet.id} and kind = 'sale' and price = ${String(parseEther('0.4'))}`,
  )
  expect(rows).toHaveLength(1)
  await db.transaction((tx) =>
    withdrawTradeNotifications(
      tx,
      rows.map(({ id }) => id),
    ),
  )
  expect(await newsOf('kai')).toEqual([{ kind: 'offer', text: said('0.25'), news: 'accepted' }])
})

test('a seller and a bidder are notified once when their ask and bid have ended by the chain’s clock', async () => {
  const expiredOf = async (person: Person) => (await newsOf(person)).filter(({ kind }) => kind === 'expired')
  const reader = readerOf(rpcUrl)
  const end = Number((await reader.getBlock()).timestamp) + 8
  await trading.allowMarket('jun')
  await trading.list('jun', pet.tokenId, { price: parseEther('0.7') }, end)
  await trading.bid('kai', pet.tokenId, { price: parseEther('0.2') }, end)
  // What was cancelled before its end is no news.
  await trading.bid('lin', pet.tokenId, { price: parseEther('0.1') }, end)
  const before = await trading.unbid('lin', pet.tokenId)
  await untilProjected(apiUrl, chainId, before, 20_000)
  expect(Number((await reader.getBlock({ blockNumber: BigInt(before) })).timestamp)).toBeLessThan(end)
  const listing = [{ kind: 'expired', text: said('0.7'), news: 'listing' }]
  await expect.poll(() => expiredOf('jun'), { timeout: 40_000 }).toEqual(listing)
  await expect.poll(() => expiredOf('kai')).toEqual([{ kind: 'expired', text: said('0.2'), news: 'offer' }])
  await untilProjected(apiUrl, chainId, Number(await reader.getBlockNumber()) + 3, 20_000)
  expect(await expiredOf('jun')).toEqual(listing)
  expect(await expiredOf('kai')).toHaveLength(1)
  expect(await expiredOf('lin')).toEqual([])
})

test('who made a collection offer is notified of each pet they got, and once when the rest has expired', async () => {
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const [factory, market] = [contracts['CollectionFactory'], contracts['Market']] as `0x${string}`[]
  if (!factory || !market) throw new Error('the stack has no contracts')
  const made = await deployAs(rpcUrl, factory, 'lin', 'News Newts', 'NEWT')
  const order = { collection: made, uri: `${mediaUrl}/works/908.json`, royalty: 0, fee: 0n }
  await mintAs(rpcUrl, 'lin', [order])
  const newts = tradingAt({ rpcUrl, collection: made, market })
  await newts.allowMarket('lin')
  const end = Number((await readerOf(rpcUrl).getBlock()).timestamp) + 10
  await newts.offerForAny('kai', { price: parseEther('0.3'), quantity: 3 }, end)
  await newts.sellInto('lin', 'kai', [1n], { price: parseEther('0.3') })
  const collectionId = `${chainId}-${made.toLowerCase()}`
  const news = async (person: Person) => {
    const { data: inbox } = await call(notifications, { query: {} }, bearer(tokens.get(person) ?? ''))
    return inbox.list.filter(
      ({ facts }) => facts['collectionId'] === collectionId || facts['nftId']?.startsWith(collectionId),
    )
  }
  await expect.poll(() => news('kai'), { timeout: 40_000 }).toHaveLength(2)
  expect(await news('kai')).toMatchObject([
    {
      kind: 'expired',
      facts: {
        collectionId,
        title: 'News Newts',
        price: '0.3',
        coin: 'ETH',
        left: '2',
        news: 'collectionOffer',
      },
    },
    { kind: 'offer', facts: { nftId: `${collectionId}-1`, price: '0.3', coin: 'ETH', news: 'filled' } },
  ])
  // Holders are told nothing: there may be thousands of them.
  expect(await news('lin')).toEqual([])
  const head = Number(await readerOf(rpcUrl).getBlockNumber())
  await untilProjected(apiUrl, chainId, head + 3, 20_000)
  expect(await news('kai')).toHaveLength(2)
})
