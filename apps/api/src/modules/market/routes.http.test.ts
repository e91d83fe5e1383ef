import { readDeployments } from '@mofu/chain/deployment'
import { rarityOf } from '@mofu/pets/rarity'
import { workOf } from '@mofu/pets/work'
import { accountOf } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { createClient } from '@mofu/wire/client'
import { getNft, nftDetailById, nftsV2 } from '@mofu/wire/market'
import { beforeAll, describe, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection, env } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const contracts =
  readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find((one) => one.chainId === chainId)?.contracts ?? {}
const hana = accountOf('hana').address.toLowerCase()

const numbers = [11, 22, 33, 44, 55]
let mintedBlock = 0

beforeAll(async () => {
  const orders = numbers.map((number) => ({
    collection,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 500,
    fee: 0n,
  }))
  mintedBlock = await mintAs(rpcUrl, 'hana', orders)
  await untilProjected(apiUrl, chainId, mintedBlock, 20_000)
})

describe('POST /open/nft/nftsV2', () => {
  test('returns the newest pets first, with the block up to which that is true [main-01]', async () => {
    const response = await fetch(`${apiUrl}/api/main/open/nft/nftsV2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ owner: hana, pageSize: 3 }),
    })
    const body = await response.json()
    expect(body).toMatchObject({ code: 200, msg: 'ok', at: { chainId, block: expect.any(Number) } })
    expect(body.at.block).toBeGreaterThanOrEqual(mintedBlock)
    expect(body.data.list).toHaveLength(3)
    expect(body.data.list[0]).toMatchObject({
      title: workOf(55).name,
      url: `${mediaUrl}/works/55/768.webp`,
      nftType: 'IMAGE',
      contract: collection.toLowerCase(),
      collectionName: 'Mofu Works',
      creator: hana,
      owner: hana,
      price: null,
      coin: null,
      symbol: null,
      status: 1,
      metadata: 'ready',
    })
  })

  test('pages by cursor: every pet once, in mint order, to the end', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await call(nftsV2, {
        body: { owner: hana, collection, pageSize: 2, ...(cursor ? { cursor } : {}) },
      })
      seen.push(...data.list.map(({ title }) => title))
      cursor = data.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(numbers.toReversed().map((number) => workOf(number).name))
  })

  test('another collection has none of them', async () => {
    const { data } = await call(nftsV2, { body: { collection: `0x${'12'.repeat(20)}` } })
    expect(data).toEqual({ list: [], next: null })
  })

  test.each([
    [{ pageSize: 0 }, 'request.invalid'],
    [{ pageSize: 101 }, 'request.invalid'],
    [{ owner: 'hana' }, 'request.invalid'],
    [{ cursor: 'x' }, 'market.cursor_invalid'],
  ])('%j is refused with %s and words', async (body, error) => {
    const refused = call(nftsV2, { body: body as never })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      failure: { code: 400, error, msg: expect.stringMatching(/\w/) },
    })
  })
})

describe('a pet that was sold', () => {
  test('its card and its page name the last sale with its coin; others have none', async () => {
    const market = contracts['Market']?.address
    if (!market) throw new Error('the stack has no market')
    const order = (number: number) => ({
      collection,
      uri: `${mediaUrl}/works/${number}.json`,
      royalty: 0,
      fee: 0n,
    })
    await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'suzu', [order(66), order(77)]), 20_000)
    const owner = accountOf('suzu').address
    const { data: mine } = await call(nftsV2, { body: { owner, pageSize: 2 } })
    const [unsold, sold] = mine.list
    expect(mine.list.map(({ lastSale }) => lastSale)).toEqual([null, null])

    const trading = tradingAt({ rpcUrl, collection: collection as `0x${string}`, market })
    const tokenId = BigInt(sold?.tokenId ?? 0)
    await trading.approveToken('suzu', tokenId)
    await trading.list('suzu', tokenId, { price: 700n })
    const block = await trading.buy('kei', 'suzu', tokenId, { price: 700n })
    await untilProjected(apiUrl, chainId, block, 20_000)
    const lastSale = { price: '700', symbol: 'ETH', decimals: 18, at: expect.any(Number) }
    const { data } = await call(nftDetailById, { params: { id: sold?.id ?? '' } })
    expect(data).toMatchObject({ status: 1, price: null, lastSale })
    const { data: cards } = await call(nftsV2, { body: { owner: accountOf('kei').address, pageSize: 1 } })
    expect(cards.list[0]).toMatchObject({ id: sold?.id, lastSale })
    const { data: other } = await call(nftDetailById, { params: { id: unsold?.id ?? '' } })
    expect(other.lastSale).toBeNull()
  })
})

describe('one pet', () => {
  test('GET /open/nft/detail/{id} returns everything the page shows [main-03]', async () => {
    const { data: page } = await call(nftsV2, { body: { owner: hana, pageSize: 1 } })
    const id = page.list[0]?.id ?? ''
    const { data, at } = await call(nftDetailById, { params: { id } })
    expect(data).toMatchObject({
      id,
      title: workOf(55).name,
      royalty: 500,
      tokenUri: `${mediaUrl}/works/55.json`,
      activity: [{ kind: 'mint', to: hana, txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) }],
    })
    expect(data.traits).toContainEqual({
      type: 'species',
      value: workOf(55).traits.species,
      perTenThousand: null,
    })
    expect(at?.block).toBeGreaterThanOrEqual(mintedBlock)
  })

  test('one of the ten thousand has its rarity rank, a work has none', async () => {
    const { data: pets } = await call(nftsV2, {
      body: { collection: contracts['Gacha']?.address, pageSize: 2 },
    })
    expect(pets.list.length).toBeGreaterThan(0)
    for (const { id } of pets.list) {
      const { data } = await call(nftDetailById, { params: { id } })
      const number = Number(/\/pets\/(\d+)\.json$/.exec(data.tokenUri)?.[1])
      expect(data.rank).toBe(rarityOf(number).rank)
    }
    const { data: works } = await call(nftsV2, { body: { owner: hana, collection, pageSize: 1 } })
    const { data: work } = await call(nftDetailById, { params: { id: works.list[0]?.id ?? '' } })
    expect(work.rank).toBeNull()
  })

  test('GET nft/getNft finds the same pet by contract and token id, in any case of path and address [v2-02]', async () => {
    const { data: page } = await call(nftsV2, { body: { owner: hana, pageSize: 1 } })
    const tokenId = page.list[0]?.tokenId ?? ''
    const query = { nftAddress: collection.toUpperCase().replace('0X', '0x'), tokenId }
    const { data } = await call(getNft, { query })
    expect(data).toMatchObject({ id: page.list[0]?.id, title: workOf(55).name, tokenId })
    const lower = await fetch(`${apiUrl}/api/v2/nft/getnft?nftAddress=${collection}&tokenId=${tokenId}`)
    expect(await lower.json()).toMatchObject({ code: 200, data: { id: page.list[0]?.id } })
  })

  test.each(['nonsense', '31337-0x12-1', `31337-0x${'12'.repeat(20)}-1`])(
    '%s is not found, with a message',
    async (id) => {
      const missing = call(nftDetailById, { params: { id } })
      await expect(missing).rejects.toMatchObject({
        status: 404,
        failure: { error: 'market.nft_not_found', facts: { id } },
      })
    },
  )

  test('a chain that is not configured is refused, never answered with an empty list', async () => {
    const unknown = call(nftsV2, { body: { chainId: 1 } })
    await expect(unknown).rejects.toMatchObject({ status: 404, failure: { error: 'chain.network_unknown' } })
  })
})
