import { readDeployments } from '@mofu/chain/deployment'
import { workOf } from '@mofu/pets/work'
import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { createClient } from '@mofu/wire/client'
import { countNfts, getAllNfts, getNfts, nftsV2 } from '@mofu/wire/market'
import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, env, databaseUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const numbers = Array.from({ length: 12 }, (_, index) => 4_001 + index)
const nao = accountOf('nao').address.toLowerCase()
let made: `0x${string}` = '0x'
let trading: ReturnType<typeof tradingAt>
/** Token ids in mint order. */
let tokens: bigint[] = []

type Body = Parameters<typeof call<typeof nftsV2>>[1]['body']

async function titles(body: Body): Promise<string[]> {
  const { data } = await call(nftsV2, { body: { collection: made, pageSize: 100, ...body } })
  return data.list.map(({ title }) => title)
}

/** Every page of a list, three to a page, as a person scrolls to the end. */
async function scrolled(body: Body): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await call(nftsV2, {
      body: { collection: made, pageSize: 3, ...body, ...(cursor ? { cursor } : {}) },
    })
    seen.push(...data.list.map(({ title }) => title))
    cursor = data.next ?? undefined
  } while (cursor)
  return seen
}

const nameAt = (index: number) => workOf(numbers[index] ?? 0).name

beforeAll(async () => {
  const contracts = readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find(
    (one) => one.chainId === chainId,
  )?.contracts
  const [factory, market] = [contracts?.['CollectionFactory']?.address, contracts?.['Market']?.address]
  if (!factory || !market) throw new Error('the stack has no contracts')
  made = await deployAs(rpcUrl, factory, 'nao', 'List Cats', 'LISTC')
  const orders = numbers.map((number) => ({
    collection: made,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'nao', orders), 20_000)
  const { data } = await call(nftsV2, { body: { collection: made, sort: 'oldest', pageSize: 100 } })
  tokens = data.list.map(({ tokenId }) => BigInt(tokenId))
  trading = tradingAt({ rpcUrl, collection: made, market })
  await trading.allowMarket('nao')
  // Two have the same price: the order must still be stable.
  for (const [index, price] of [500n, 300n, 500n, 900n].entries()) {
    const block = await trading.list('nao', tokens[index] ?? 0n, { price })
    await untilProjected(apiUrl, chainId, block, 20_000)
  }
})

describe('POST /open/nft/nftsV2', () => {
  test('every order returns each token once, whatever the page [main-01]', async () => {
    const oldest = numbers.map((number) => workOf(number).name)
    expect(await scrolled({ sort: 'oldest' })).toEqual(oldest)
    expect(await scrolled({ sort: 'newest' })).toEqual(oldest.toReversed())
    expect(await scrolled({ sort: 'price_low' })).toEqual([1, 0, 2, 3].map(nameAt))
    expect(await scrolled({ sort: 'price_high' })).toEqual([3, 2, 0, 1].map(nameAt))
    expect(await scrolled({ sort: 'listed' })).toEqual([3, 2, 1, 0].map(nameAt))
  })

  test('a list is counted with the same filter and order, without reading it', async () => {
    const count = async (body: Parameters<typeof call<typeof countNfts>>[1]['body']) =>
      (await call(countNfts, { body: { collection: made, ...body } })).data
    expect(await count({})).toEqual({ count: numbers.length, isMore: false })
    expect(await count({ status: 'listed' })).toEqual({ count: 4, isMore: false })
    // By price only listed tokens have a place.
    expect(await count({ sort: 'price_low' })).toEqual({ count: 4, isMore: false })
    expect(await count({ maxPrice: '500' })).toEqual({ count: 3, isMore: false })
    expect(await count({ search: nameAt(0) })).toEqual({ count: 1, isMore: false })
    const { species } = workOf(numbers[0] ?? 0).traits
    const alike = numbers.filter((number) => workOf(number).traits.species === species)
    const traits = [{ type: 'species', value: species }]
    expect(await count({ traits })).toEqual({ count: alike.length, isMore: false })
    expect(await count({ traits: [{ type: 'species', value: 'nothing' }] })).toEqual({
      count: 0,
      isMore: false,
    })
    const refused = call(countNfts, { body: { traits } })
    await expect(refused).rejects.toMatchObject({ failure: { error: 'market.traits_need_collection' } })
  })

  test('status, price and coin filter; a price implies an ask in the chain’s native coin', async () => {
    expect(await titles({ status: 'listed', sort: 'oldest' })).toEqual([0, 1, 2, 3].map(nameAt))
    expect(await titles({ minPrice: '400', maxPrice: '500', sort: 'oldest' })).toEqual([0, 2].map(nameAt))
    expect(await titles({ coin: `0x${'12'.repeat(20)}` })).toEqual([])
    expect(await titles({ nftType: 'VIDEO' })).toEqual([])
    expect(await titles({ nftType: 'IMAGE' })).toHaveLength(numbers.length)
  })

  test('traits: values of one type are alternatives, types must all match, in every order', async () => {
    const pets = numbers.map((number) => workOf(number))
    const { species, coat } = workOf(numbers[1] ?? 0).traits
    const other = pets.find(({ traits }) => traits.species !== species)?.traits.species ?? ''
    const wearing = (isMeant: (traits: (typeof pets)[number]['traits']) => boolean) =>
      pets.filter(({ traits }) => isMeant(traits)).map(({ name }) => name)
    const one = [{ type: 'species', value: species }]
    expect(await scrolled({ traits: one, sort: 'oldest' })).toEqual(
      wearing((worn) => worn.species === species),
    )
    expect(await scrolled({ traits: one })).toEqual(wearing((worn) => worn.species === species).toReversed())
    expect(await titles({ traits: [...one, { type: 'species', value: other }], sort: 'oldest' })).toEqual(
      wearing((worn) => worn.species === species || worn.species === other),
    )
    expect(await titles({ traits: [...one, { type: 'coat', value: coat }], sort: 'oldest' })).toEqual(
      wearing((worn) => worn.species === species && worn.coat === coat),
    )
    expect(await titles({ traits: one, sort: 'price_low' })).toContain(nameAt(1))
    expect(await titles({ traits: [{ type: 'species', value: 'dragon' }] })).toEqual([])
    await expect(call(nftsV2, { body: { traits: one } })).rejects.toMatchObject({
      failure: { error: 'market.traits_need_collection' },
    })
  })

  test('search finds parts of a title in Latin, Chinese and Japanese, down to one character', async () => {
    const name = nameAt(5)
    expect(await titles({ search: name.slice(1, 6).toUpperCase() })).toContain(name)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const id = (index: number) => `${chainId}-${made.toLowerCase()}-${tokens[index]}`
    try {
      await client.query(`update app.nft set title = '星光の小さなねこ' where id = $1`, [id(6)])
      await client.query(`update app.nft set title = '雲朵貓 100%' where id = $1`, [id(7)])
      for (const search of ['星', '星光', 'ねこ', '小さなね']) {
        expect(await titles({ search })).toEqual(['星光の小さなねこ'])
      }
      expect(await titles({ search: '貓' })).toEqual(['雲朵貓 100%'])
      expect(await titles({ search: '00%' })).toEqual(['雲朵貓 100%'])
      expect(await titles({ search: '犬' })).toEqual([])
      expect(await titles({ search: '%' })).toEqual(['雲朵貓 100%'])
    } finally {
      await client.query(`update app.nft set title = $2 where id = $1`, [id(6), nameAt(6)])
      await client.query(`update app.nft set title = $2 where id = $1`, [id(7), nameAt(7)])
      await client.end()
    }
  })

  test('a number finds the pets with that number, with or without leading zeros, and no longer numbers', async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const id = (index: number) => `${chainId}-${made.toLowerCase()}-${tokens[index]}`
    const entitled = (index: number, title: string) =>
      client.query(`update app.nft set title = $2 where id = $1`, [id(index), title])
    try {
      await entitled(6, 'Otter #00900042')
      await entitled(7, 'Otter #9000421')
      const own = { collection: made }
      expect(await titles({ ...own, search: '#900042' })).toEqual(['Otter #00900042'])
      expect(await titles({ ...own, search: '#00900042' })).toEqual(['Otter #00900042'])
      expect(await titles({ ...own, search: '#9000421' })).toEqual(['Otter #9000421'])
      expect(await titles({ ...own, search: '#90004' })).toEqual([])
      // With letters around it, it is a text search again.
      expect(await titles({ ...own, search: 'r #9000' })).toEqual(['Otter #9000421'])
    } finally {
      await entitled(6, nameAt(6))
      await entitled(7, nameAt(7))
      await client.end()
    }
  })

  test('unsolicited tokens wait in the hidden tab; bought ones do not', async () => {
    const kuro = accountOf('kuro').address.toLowerCase()
    const [gift = 0n, bought = 0n] = [tokens[8], tokens[1]]
    await trading.give('nao', 'kuro', gift)
    await untilProjected(apiUrl, chainId, await trading.buy('kuro', 'nao', bought, { price: 300n }), 20_000)
    const own = { owner: kuro, collection: made }
    expect(await titles(own)).toEqual([nameAt(1)])
    expect(await titles({ ...own, isHidden: true })).toEqual([nameAt(8)])
    await trading.give('kuro', 'nao', gift)
  })

  test.each([{ cursor: '1-2-3' }, { minPrice: '1.5' }, { sort: 'best' }, { coin: 'eth' }])(
    '%j is refused',
    async (body) => {
      await expect(call(nftsV2, { body: body as never })).rejects.toMatchObject({ status: 400 })
    },
  )
})

test('POST nft/getNfts?nftAddress&pageSize pages through a collection [v2-01]', async () => {
  const { data } = await call(getNfts, { query: { nftAddress: made, pageSize: 5 } })
  expect(data.list.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7].map(nameAt))
  const { data: rest } = await call(getNfts, {
    query: { nftAddress: made, pageSize: 100, cursor: data.next ?? '' },
  })
  expect(rest.list).toHaveLength(7)
  expect(rest.next).toBeNull()
})

test('POST nftV3/GetAllNfts returns what an address holds, or also what it created, by name and token ids [v2-03]', async () => {
  const all = async (query: object, tokenIds: string[] = []) =>
    (await call(getAllNfts, { query: { address: nao, ...query }, body: { tokenIds } })).data
  const first = await all({ pageSize: 5 })
  expect(first.list).toHaveLength(5)
  expect(first.hasMore).toBe(true)
  const second = await all({ pageSize: 5, page: 2 })
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(10)
  const byId = await all({}, [String(tokens[0])])
  expect(byId.list.filter(({ contract }) => contract === made.toLowerCase())).toHaveLength(1)
  expect((await all({ searchName: nameAt(2) })).list.map(({ title }) => title)).toContain(nameAt(2))
  const wei = accountOf('wei').address.toLowerCase()
  const block = await trading.give('nao', 'wei', tokens[9] ?? 0n)
  await untilProjected(apiUrl, chainId, block, 20_000)
  const moved = { searchName: nameAt(9) }
  expect((await all({ ...moved, mustHold: 'true' })).list).toEqual([])
  expect((await all({ ...moved, mustHold: 'false' })).list).toMatchObject([{ owner: wei, creator: nao }])
  const everything = await all({ pageSize: 10_000 })
  expect(everything.hasMore).toBe(false)
  expect(everything.list.length).toBeGreaterThanOrEqual(10)
  await expect(all({ pageSize: 10_001 })).rejects.toMatchObject({ status: 400 })
  await expect(all({ page: 10_000 })).rejects.toMatchObject({ failure: { error: 'market.too_deep' } })
})
