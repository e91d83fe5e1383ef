import { readDeployments } from '@mofu/chain/deployment'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { createClient } from '@mofu/wire/client'
import { nftCollectionById, setCollectionState } from '@mofu/wire/collections'
import { nftDetailById, nftsV2 } from '@mofu/wire/market'
import { collectionOffers, collectionOffersOf } from '@mofu/wire/market/collection-offers'
import { buyHistory, offersFor } from '@mofu/wire/market/trade'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, env } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const walletOf = (person: Person) => accountOf(person).address.toLowerCase()

let collection: `0x${string}` = '0x'
let id = ''
let dollar: `0x${string}` = '0x'
let tokens: bigint[] = []
let trading: ReturnType<typeof tradingAt>
let soonOver = 0

/** Three pets of suzu, and four offers: two in ETH, one in dollars, and one of suzu. A fifth ends at once. */
beforeAll(async () => {
  const contracts = readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find(
    (one) => one.chainId === chainId,
  )?.contracts
  const at = (name: string) => contracts?.[name]?.address ?? '0x'
  dollar = at('DevStable')
  collection = await deployAs(rpcUrl, at('CollectionFactory'), 'suzu', 'Offer Otters', 'OTTER')
  id = `${chainId}-${collection.toLowerCase()}`
  const orders = [911, 912, 913].map((number) => ({
    collection,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 1_000,
    fee: 0n,
  }))
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'suzu', orders), 20_000)
  const { data } = await call(nftsV2, { body: { collection, sort: 'oldest' } })
  tokens = data.list.map(({ tokenId }) => BigInt(tokenId))
  trading = tradingAt({ rpcUrl, collection, market: at('Market') })
  await trading.allowMarket('suzu')
  await trading.fund('emi', dollar, 5_000_000n)
  await trading.offerForAny('kei', { price: 3_000n, quantity: 2 })
  await trading.offerForAny('yui', { price: 4_000n, quantity: 1 })
  await trading.offerForAny('emi', { coin: dollar, price: 5_000_000n, quantity: 1 })
  await trading.offerForAny('suzu', { price: 9_000n, quantity: 1 })
  soonOver = Number((await readerOf(rpcUrl).getBlock()).timestamp) + 3
  const last = await trading.offerForAny('rin', { price: 8_000n, quantity: 1 }, soonOver)
  await untilProjected(apiUrl, chainId, last, 20_000)
  while (true) {
    const { at: read } = await call(collectionOffers, { params: { id }, query: {} })
    if ((read?.blockTime ?? 0) >= soonOver) break
    await untilProjected(apiUrl, chainId, (read?.block ?? 0) + 1, 20_000)
  }
})

async function open(): Promise<string[]> {
  const { data } = await call(collectionOffers, { params: { id }, query: {} })
  return data.list.map(
    ({ offerer, price, quantity, symbol }) => `${offerer} ${price} ${symbol} × ${quantity}`,
  )
}

const lineOf = (person: Person, rest: string) => `${walletOf(person)} ${rest}`

test('the open offers for a collection are listed best of each coin first, without those that have ended', async () => {
  const response = await fetch(`${apiUrl}/api/app/trade/collections/${id}/offers`)
  const body = await response.json()
  expect(body).toMatchObject({ code: 200, at: { chainId }, data: { next: null } })
  const best = body.data.list.find(({ offerer }: { offerer: string }) => offerer === walletOf('yui'))
  expect(best).toEqual({
    id: `${id}-${walletOf('yui')}`,
    collectionId: id,
    offerer: walletOf('yui'),
    quantity: 1,
    endAt: expect.any(Number),
    offeredAt: expect.any(Number),
    price: '4000',
    coin: `0x${'0'.repeat(40)}`,
    symbol: 'ETH',
    decimals: 18,
  })
  expect(await open()).toEqual([
    lineOf('suzu', '9000 ETH × 1'),
    lineOf('emi', '5000000 tUSD × 1'),
    lineOf('yui', '4000 ETH × 1'),
    lineOf('kei', '3000 ETH × 2'),
  ])
})

test('pages continue where the last one ended, and a cursor that is none is refused', async () => {
  const page = (query: { pageSize?: number; cursor?: string }) =>
    call(collectionOffers, { params: { id }, query })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await page({ pageSize: 3, ...(cursor === undefined ? {} : { cursor }) })
    seen.push(...data.list.map(({ offerer }) => offerer))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual((['suzu', 'emi', 'yui', 'kei'] as const).map(walletOf))
  await expect(page({ cursor: 'x' })).rejects.toMatchObject({ failure: { error: 'market.cursor_invalid' } })
  const wrong = call(collectionOffers, { params: { id: 'nonsense' }, query: {} })
  await expect(wrong).rejects.toMatchObject({ status: 404, failure: { error: 'collections.not_found' } })
})

test('each person finds their own offers, also one that has ended and still holds money', async () => {
  const { data } = await call(collectionOffersOf, { params: { account: walletOf('rin') }, query: {} })
  expect(data.list).toEqual([
    expect.objectContaining({
      collectionId: id,
      collectionName: 'Offer Otters',
      isDisabled: false,
      price: '8000',
      quantity: 1,
      endAt: soonOver,
    }),
  ])
  const elsewhere = await call(collectionOffersOf, {
    params: { account: walletOf('rin') },
    query: { collection: `${chainId}-0x${'12'.repeat(20)}` },
  })
  expect(elsewhere.data).toEqual({ list: [], next: null })
})

test('a pet’s offers include what its holder may sell it into: not their own', async () => {
  const ofPet = async (tokenId: bigint | undefined) =>
    (await call(offersFor, { params: { id: `${id}-${tokenId}` }, query: {} })).data
  const data = await ofPet(tokens[0])
  expect(data).toMatchObject({ ask: null, bids: [] })
  expect(data.collectionOffers.map(({ offerer }) => offerer)).toEqual(
    (['yui', 'emi', 'kei'] as const).map(walletOf),
  )
  expect((await ofPet(999n)).collectionOffers).toEqual([])
})

test('a sale into an offer counts it down and is a sale as any other; the last one ends it', async () => {
  const [first = 0n, second = 0n] = tokens
  const block = await trading.sellInto('suzu', 'kei', [first], { price: 3_000n })
  await untilProjected(apiUrl, chainId, block, 20_000)
  expect(await open()).toContain(lineOf('kei', '3000 ETH × 1'))
  const { data: sales } = await call(buyHistory, {
    params: { a: collection, b: String(first) },
    query: {},
  })
  expect(sales.list).toMatchObject([
    {
      kind: 'collectionOffer',
      seller: walletOf('suzu'),
      buyer: walletOf('kei'),
      receiver: walletOf('kei'),
      price: '3000',
      fee: '75',
    },
  ])
  const { data: pet } = await call(nftDetailById, { params: { id: `${id}-${first}` } })
  expect(pet).toMatchObject({ owner: walletOf('kei'), lastSale: { price: '3000' } })
  // The sale is reported once, and not as a transfer too.
  expect(pet.activity.map(({ kind }) => kind)).toEqual(['sale', 'mint'])
  const { data: figures } = await call(nftCollectionById, { params: { id } })
  expect(figures.market).toMatchObject([{ symbol: 'ETH', sales: 1, volume: '3000' }])

  const last = await trading.sellInto('suzu', 'kei', [second], { price: 3_000n })
  await untilProjected(apiUrl, chainId, last, 20_000)
  expect((await open()).some((line) => line.startsWith(walletOf('kei')))).toBe(false)
  const { data: own } = await call(collectionOffersOf, { params: { account: walletOf('kei') }, query: {} })
  expect(own.list).toEqual([])
})

test('a cancelled offer is gone, and one for a disabled collection is shown to its maker alone', async () => {
  await untilProjected(apiUrl, chainId, await trading.cancelOfferForAny('emi'), 20_000)
  expect(await open()).toEqual([lineOf('suzu', '9000 ETH × 1'), lineOf('yui', '4000 ETH × 1')])
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  await call(setCollectionState, { body: { id, state: 'disabled', reason: 'a copy' } }, admin)
  expect(await open()).toEqual([])
  const { data: pet } = await call(offersFor, { params: { id: `${id}-${tokens[2]}` }, query: {} })
  expect(pet.collectionOffers).toEqual([])
  const { data: own } = await call(collectionOffersOf, { params: { account: walletOf('yui') }, query: {} })
  expect(own.list).toMatchObject([{ price: '4000', isDisabled: true }])
})
