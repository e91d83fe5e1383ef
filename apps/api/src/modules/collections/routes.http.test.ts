import { readDeployments } from '@mofu/chain/deployment'
import { workOf } from '@mofu/pets/work'
import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/collections'
import { beforeAll, describe, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection, env } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const contract = collection.toLowerCase()
const id = `${chainId}-${contract}`
const deployer = accountOf('deployer').address.toLowerCase()
const lin = accountOf('lin').address.toLowerCase()
const numbers = [301, 302, 303]

beforeAll(async () => {
  const orders = numbers.map((number) => ({
    collection,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'lin', orders), 20_000)
})

/** How every call describes the shared collection of works. */
const ours = {
  id,
  chainId,
  contract,
  name: 'Mofu Works',
  symbol: 'WORKS',
  owner: deployer,
  creator: deployer,
  isOpen: true,
  maxMint: '0',
  nftCount: expect.any(Number),
  holderCount: expect.any(Number),
  state: 'verified',
  market: expect.any(Array),
  covers: expect.any(Array),
  createdAt: expect.any(Number),
}

describe('lists', () => {
  test('GET nft/GetCollections lists the collections of the chain with their counters [v2-14]', async () => {
    const { data, at } = await call(wire.getCollections, { query: {} })
    expect(data.list).toContainEqual(ours)
    expect(at?.chainId).toBe(chainId)
  })

  test('GET nftCollection/list returns the signed-in owner their own collections, and others none of them [main-29]', async () => {
    const own = await call(wire.ownCollections, { query: {} }, bearer(await tokenOf(apiUrl, 'deployer')))
    expect(own.data.list).toContainEqual(ours)
    const other = await call(wire.ownCollections, { query: {} }, bearer(await tokenOf(apiUrl, 'aki')))
    expect(other.data.list).toEqual([])
  })

  test('GET nftCollection/listOther/{x} returns the collections of an address to anyone [main-31]', async () => {
    const { data } = await call(wire.collectionsOf, { params: { x: deployer }, query: {} })
    expect(data.list).toContainEqual(ours)
    expect((await call(wire.collectionsOf, { params: { x: lin }, query: {} })).data.list).toEqual([])
  })

  test('GET CollectionV3/SearchCollection finds by part of the name or by contract, 12 to a page [v2-16]', async () => {
    const search = async (query: object) => (await call(wire.searchCollection, { query })).data
    expect((await search({ key: 'fu wO' })).list).toContainEqual(ours)
    expect((await search({ key: collection })).list).toEqual([ours])
    expect(await search({ key: 'Mofu Works', page: 2 })).toEqual({ list: [], hasMore: false })
    // Wildcards of LIKE are ordinary characters.
    expect((await search({ key: '%' })).list).toEqual([])
    const first = await search({ pageSize: 1 })
    expect(first.list).toHaveLength(1)
    await expect(search({ page: 101 })).rejects.toMatchObject({ status: 400 })
  })
})

describe('one collection', () => {
  const detail = { ...ours, traits: expect.any(Array), page: null }

  test('GET nftCollection/{id}, by its id or by its contract [main-30]', async () => {
    expect((await call(wire.nftCollectionById, { params: { id } })).data).toEqual(detail)
    expect((await call(wire.nftCollectionById, { params: { id: collection } })).data).toEqual(detail)
  })

  test('GET nft/GetCollectionById?id [v2-15]', async () => {
    expect((await call(wire.getCollectionById, { query: { id } })).data).toEqual(detail)
  })

  test('GET CollectionV3/GetCollectionInfo?collectionAddress [v2-17]', async () => {
    const { data } = await call(wire.getCollectionInfo, { query: { collectionAddress: collection } })
    expect(data).toEqual(detail)
  })

  test('its traits are counted over its own tokens', async () => {
    const { data } = await call(wire.nftCollectionById, { params: { id } })
    const species = data.traits.find(({ type }) => type === 'species')
    const { value } = { value: workOf(301).traits.species }
    expect(species?.values.find((one) => one.value === value)?.count).toBeGreaterThanOrEqual(1)
    const all = species?.values.reduce((sum, { count }) => sum + count, 0)
    expect(all).toBeLessThanOrEqual(data.nftCount)
    const counts = species?.values.map(({ count }) => count) ?? []
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('GET holders/{x} lists holders by count, largest first [v2-11]', async () => {
    const { data } = await call(wire.holders, { params: { x: collection } })
    expect(data.list).toContainEqual({ address: lin, count: expect.any(Number) })
    expect(data.list.find(({ address }) => address === lin)?.count).toBeGreaterThanOrEqual(numbers.length)
    expect(data.total).toBe(data.list.length)
    const counts = data.list.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('its events come newest first, each once, page by page', async () => {
    const { data } = await call(wire.collectionActivity, { params: { id }, query: {} })
    const mine = data.list.filter(({ to }) => to === lin)
    expect(mine.slice(0, 3).map(({ title }) => title)).toEqual(
      numbers.toReversed().map((number) => workOf(number).name),
    )
    expect(mine[0]).toMatchObject({ kind: 'mint', nftId: expect.stringMatching(`^${id}-`) })
    const wrong = call(wire.collectionActivity, { params: { id }, query: { cursor: 'x' } })
    await expect(wrong).rejects.toMatchObject({ status: 400, failure: { error: 'market.cursor_invalid' } })
  })

  test('GET floorPrice/{x} is the lowest open ask, and rises when it is filled; its sale is the volume [v2-09]', async () => {
    const factory = contractIn(env['DEPLOYMENTS_DIR'] ?? '', 'CollectionFactory')
    const made = await deployAs(rpcUrl, factory, 'yuki', 'Floor Cats', 'FLOOR')
    const orders = [1, 2, 3].map((number) => ({
      collection: made,
      uri: `${mediaUrl}/works/${number}.json`,
      royalty: 0,
      fee: 0n,
    }))
    const minted = await mintAs(rpcUrl, 'yuki', orders)
    await untilProjected(apiUrl, chainId, minted, 20_000)
    const { data: events } = await call(wire.collectionActivity, { params: { id: made }, query: {} })
    const [third = 0n, second = 0n] = events.list.map(({ nftId }) => BigInt(nftId.split('-')[2] ?? 0))
    const market = contractIn(env['DEPLOYMENTS_DIR'] ?? '', 'Market')
    const trading = tradingAt({ rpcUrl, collection: made, market })
    const floor = async (block: number) => {
      await untilProjected(apiUrl, chainId, block, 20_000)
      return (await call(wire.floorPrice, { params: { x: made } })).data.list
    }
    expect(await floor(minted)).toEqual([])
    await trading.allowMarket('yuki')
    await trading.list('yuki', second, { price: 900n })
    const listed = await floor(await trading.list('yuki', third, { price: 700n }))
    const eth = { coin: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }
    const nftId = `${chainId}-${made.toLowerCase()}-${third}`
    expect(listed).toEqual([{ ...eth, floorPrice: '700', nftId, listed: 2 }])
    const sold = await floor(await trading.buy('aki', 'yuki', third, { price: 700n }))
    expect(sold).toMatchObject([{ ...eth, floorPrice: '900', listed: 1 }])
    const { data } = await call(wire.nftCollectionById, { params: { id: made } })
    expect(data.market).toEqual([{ ...eth, listed: 1, floor: '900', sales: 1, volume: '700' }])
    expect(data.holderCount).toBe(2)
  })

  test.each(['nonsense', `31337-0x${'12'.repeat(20)}`, `0x${'12'.repeat(20)}`])(
    '%s is not found, with a message',
    async (missing) => {
      await expect(call(wire.nftCollectionById, { params: { id: missing } })).rejects.toMatchObject({
        status: 404,
        failure: { error: 'collections.not_found' },
      })
      await expect(call(wire.holders, { params: { x: missing } })).rejects.toMatchObject({ status: 404 })
    },
  )
})

describe('moderation', () => {
  test('an admin hides it with a reason: no list has it, its page says so, and it is audited', async () => {
    // A collection of its own, because other tests read Mofu's collection at the same time.
    const factory = contractIn(env['DEPLOYMENTS_DIR'] ?? '', 'CollectionFactory')
    const made = await deployAs(rpcUrl, factory, 'sora', 'Copy Cats', 'COPY')
    const copy = `${chainId}-${made.toLowerCase()}`
    await untilProjected(apiUrl, chainId, Number(await readerOf(rpcUrl).getBlockNumber()), 20_000)
    const admin = bearer(await tokenOf(apiUrl, 'deployer'))
    const found = async () => (await call(wire.searchCollection, { query: { key: 'Copy Cats' } })).data.list
    expect(await found()).toMatchObject([{ id: copy, state: 'unverified' }])

    const body = { id: copy, state: 'hidden', reason: 'copies another one' } as const
    await call(wire.setCollectionState, { body }, admin)
    expect(await found()).toEqual([])
    expect((await call(wire.getCollections, { query: {} })).data.list).not.toContainEqual(
      expect.objectContaining({ id: copy }),
    )
    expect((await call(wire.nftCollectionById, { params: { id: copy } })).data.state).toBe('hidden')
    // Admins find it by its state, with the reason.
    const byState = async (state: 'unverified' | 'hidden') =>
      (await call(wire.moderatedCollections, { query: { state } }, admin)).data.list
    expect(await byState('hidden')).toContainEqual({
      id: copy,
      name: 'Copy Cats',
      owner: accountOf('sora').address.toLowerCase(),
      nftCount: 0,
      state: 'hidden',
      decision: { reason: 'copies another one', by: deployer, at: expect.any(String) },
    })
    expect(await byState('unverified')).not.toContainEqual(expect.objectContaining({ id: copy }))
    const mei = bearer(await tokenOf(apiUrl, 'mei'))
    const asked = call(wire.moderatedCollections, { query: { state: 'hidden' } }, mei)
    await expect(asked).rejects.toMatchObject({ status: 403 })
    // Its owner still finds it among their own.
    const sora = accountOf('sora').address
    const owned = await call(wire.collectionsOf, { params: { x: sora }, query: {} })
    expect(owned.data.list).toMatchObject([{ id: copy, state: 'hidden' }])

    const { data } = await call(auditLog, { query: { pageSize: 20 } }, admin)
    expect(data.list.find(({ subject }) => subject === copy)).toMatchObject({
      action: 'collections.set_state',
      actor: deployer,
      reason: 'copies another one',
      facts: { before: 'unverified', after: 'hidden' },
    })
  })
})

function contractIn(folder: string, name: string): `0x${string}` {
  const found = readDeployments(folder).find((one) => one.chainId === chainId)?.contracts[name]
  if (!found) throw new Error(`the stack has no ${name}`)
  return found.address
}
