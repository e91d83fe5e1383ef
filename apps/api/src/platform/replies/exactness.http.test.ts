import { homeContent } from '@mofu/db/app/home'
import { product, sku } from '@mofu/db/app/mall/shop'
import { noHomeContent } from '@mofu/domain/home-content'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { makeShop, mallDatabase, makeShopper } from '@mofu/testkit/mall'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi, untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { searchCollection, setCollectionState } from '@mofu/wire/collections'
import { home } from '@mofu/wire/home'
import { favorites, getProductsBySearch, product as productCall } from '@mofu/wire/mall/catalogue'
import { countNfts, nftDetailById, nftsV2 } from '@mofu/wire/market'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { apiUrl, chainId, collection, rpcUrl, mediaUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

/** An API over the same database that computes every reply. */
let plain: Awaited<ReturnType<typeof startApi>>
let callPlain: ReturnType<typeof createClient>

beforeAll(async () => {
  const env = { ...stack.env, API_PORT: String(await freePort()), REPLY_CACHE_MEGABYTES: '0' }
  plain = await startApi({ env, logFile: logIn(stack.folder, 'plain') })
  callPlain = createClient({ baseUrl: plain.url })
})

afterAll(async () => {
  await plain?.part.stop()
  await end()
})

test('what the chain changed is in the first reply after the projection, in lists, counts and details', async () => {
  const { data } = await call(appConfig, {})
  const market = data.networks.find((network) => network.chainId === chainId)?.contracts?.['Market'] ?? ''
  const trading = tradingAt({ rpcUrl, collection, market: market as `0x${string}` })
  const work = { collection, uri: `${mediaUrl}/works/7301.json`, royalty: 0, fee: 0n }
  await untilProjected(plain.url, chainId, await mintAs(rpcUrl, 'emi', [work]), 20_000)
  const [made] = (await call(nftsV2, { body: { collection, pageSize: 1 } })).data.list
  const [id, tokenId] = [made?.id ?? '', BigInt(made?.tokenId ?? 0)]
  await trading.allowMarket('emi')
  for (const price of [111n, 222n, 333n]) {
    // Stored before the change.
    await call(nftDetailById, { params: { id } })
    await call(nftsV2, { body: { collection, pageSize: 1 } })
    const block = await trading.list('emi', tokenId, { price })
    await untilProjected(plain.url, chainId, block, 20_000)
    const detail = await call(nftDetailById, { params: { id } })
    expect(detail.data).toMatchObject({ price: String(price), status: 2 })
    expect(detail.at?.block).toBeGreaterThanOrEqual(block)
    const list = await call(nftsV2, { body: { collection, pageSize: 1 } })
    expect(list.data.list[0]).toMatchObject({ id, price: String(price) })
    const body = { collection, status: 'listed', maxPrice: String(price) } as const
    const [cached, computed] = await Promise.all([call(countNfts, { body }), callPlain(countNfts, { body })])
    expect(cached.data).toEqual(computed.data)
  }
})

test('what an admin hides leaves the lists with that call', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const { data } = await call(appConfig, {})
  const { contracts } = data.networks.find((network) => network.chainId === chainId) ?? {}
  const factory = contracts?.['CollectionFactory'] ?? ''
  const made = await deployAs(rpcUrl, factory as `0x${string}`, 'sora', 'Reply Cats', 'REPLY')
  const id = `${chainId}-${made.toLowerCase()}`
  await untilProjected(plain.url, chainId, Number(await readerOf(rpcUrl).getBlockNumber()), 20_000)
  const listed = async () =>
    (await call(searchCollection, { query: { key: 'Reply Cats' } })).data.list.map((one) => one.id)
  for (const state of ['hidden', 'verified', 'hidden', 'unverified'] as const) {
    // Through the other process, so nothing in this one's memory knows of the change.
    await callPlain(setCollectionState, { body: { id, state, reason: 'replies' } }, admin)
    expect((await listed()).includes(id)).toBe(state !== 'hidden')
  }
})

test('a favourite counts in the next list and on the product’s page', async () => {
  const { as } = await makeShopper(stack, db)
  const [{ id: productId, favouriteCount } = { id: 0, favouriteCount: 0 }] = (
    await call(getProductsBySearch, { body: {} })
  ).data.list
  const counts = async () => {
    const { data } = await call(getProductsBySearch, { body: {} })
    const { data: one } = await call(productCall, { query: { id: productId } })
    return [data.list.find(({ id }) => id === productId)?.favouriteCount, one.favouriteCount]
  }
  expect(await counts()).toEqual([favouriteCount, favouriteCount])
  for (const isfavourites of [true, false, true]) {
    await callPlain(favorites, { body: { productId, isfavourites, tag: '' } }, as)
    const count = favouriteCount + (isfavourites ? 1 : 0)
    expect(await counts()).toEqual([count, count])
  }
})

test('a change shows with its commit, neither before nor after', async () => {
  const { accountId } = await makeShopper(stack, db)
  const { productId, skuIds } = await makeShop(db, { owner: { accountId }, payout: `0x${'2'.repeat(40)}` })
  const left = async () => (await call(productCall, { query: { id: productId } })).data.skus[0]?.available
  expect(await left()).toBe(100)
  // As the worker does when it settles a payment.
  await db.transaction(async (tx) => {
    await tx
      .update(sku)
      .set({ onHand: 60 })
      .where(eq(sku.id, skuIds[0] ?? 0))
    expect(await left()).toBe(100)
  })
  expect(await left()).toBe(60)
  await db
    .transaction(async (tx) => {
      await tx
        .update(sku)
        .set({ onHand: 1 })
        .where(eq(sku.id, skuIds[0] ?? 0))
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await left()).toBe(60)
})

test('with writes and reads at the same time, no reply is older than what was committed when it was asked for', async () => {
  const { accountId } = await makeShopper(stack, db)
  const { productId } = await makeShop(db, { owner: { accountId }, payout: `0x${'3'.repeat(40)}` })
  let committed = 0
  let isDone = false
  let replies = 0
  const write = async () => {
    for (let sold = 1; sold <= 150; sold++) {
      await db.update(product).set({ soldCount: sold }).where(eq(product.id, productId))
      committed = sold
    }
    isDone = true
  }
  const read = async () => {
    while (!isDone) {
      const least = committed
      const { data } = await call(productCall, { query: { id: productId } })
      expect(data.soldCount).toBeGreaterThanOrEqual(least)
      replies++
    }
  }
  await Promise.all([write(), ...Array.from({ length: 8 }, read)])
  expect(replies).toBeGreaterThan(50)
})

test('the home page follows its content', async () => {
  const banners = async () => (await call(home, { query: { chainId } })).data.banners.length
  const [before] = await db.select().from(homeContent).where(eq(homeContent.chainId, chainId))
  const count = await banners()
  const banner = { src: `${mediaUrl}/pets/1.webp`, srcMobile: null, title: { en: 'Cats' }, link: mediaUrl }
  const content = { ...noHomeContent, banners: Array.from({ length: count + 1 }, () => banner) }
  const version = (before?.version ?? 0) + 1
  await db
    .insert(homeContent)
    .values({ chainId, version, content, updatedBy: 'replies' })
    .onConflictDoUpdate({ target: homeContent.chainId, set: { content } })
  expect(await banners()).toBe(count + 1)
  if (before) await db.update(homeContent).set(before).where(eq(homeContent.chainId, chainId))
  else await db.delete(homeContent).where(eq(homeContent.chainId, chainId))
  expect(await banners()).toBe(count)
})
