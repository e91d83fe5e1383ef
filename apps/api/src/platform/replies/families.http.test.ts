import { type ReadFamily, readFamilies } from '@mofu/db/read-versions'
import { createClient } from '@mofu/wire/client'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { nftsV2 } from '@mofu/wire/market'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { createApi } from '../../api.ts'
import { readConfig } from '../../config.ts'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })

type Document = { paths: Record<string, Record<string, { 'x-reads'?: readonly ReadFamily[] }>> }
type Asked = { path: string; payload?: object }

let server: Awaited<ReturnType<typeof createApi>>
const statements = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  server = await createApi(readConfig({ ...stack.env, LOG_LEVEL: 'error' }))
  await server.ready()
})

afterAll(async () => {
  await server.close()
  statements.mockRestore()
})

/** Requests of every cached route, each of which finds something. */
async function requests(): Promise<Record<string, Asked[]>> {
  const { data } = await call(nftsV2, { body: { collection: stack.pets, pageSize: 1 } })
  const { data: goods } = await call(getProductsBySearch, { body: {} })
  const [{ id, tokenId } = { id: '', tokenId: '' }] = data.list
  const [product] = goods.list
  const pets = stack.pets.toLowerCase()
  const collection = `${stack.chainId}-${pets}`
  const lists = [
    {},
    { search: 'cat' },
    { collection: pets, status: 'listed', sort: 'price_low' },
    { collection: pets, traits: [{ type: 'Species', value: 'Cat' }] },
    { sort: 'listed' },
    { owner: data.list[0]?.owner },
    { owner: data.list[0]?.owner, isHidden: true },
  ]
  return {
    'get /api/v2/nft/GetCollections': [{ path: '' }],
    'get /api/v2/nft/GetCollectionById': [{ path: `?id=${collection}` }],
    'get /api/main/nft/nftCollection/{id}': [{ path: collection }],
    'get /api/v2/CollectionV3/GetCollectionInfo': [{ path: `?collectionAddress=${pets}` }],
    'get /api/v2/CollectionV3/SearchCollection': [{ path: '?key=mofu' }, { path: '?key=m' }],
    'get /api/v2/holders/{x}': [{ path: collection }],
    'get /api/v2/floorPrice/{x}': [{ path: collection }],
    'get /api/app/collections/activity/{id}': [{ path: collection }],
    'get /api/app/collections/launchpads': [{ path: '' }],
    'post /api/mall/Shop/GetProductsBySearch': [
      { path: '', payload: {} },
      { path: '', payload: { keyword: 'tea', orderBy: 'price' } },
      { path: '', payload: { shopId: product?.shop.id } },
    ],
    'get /api/mall/Shop/Suggestions': [{ path: '?keyword=te' }],
    'get /api/mall/Shop/product': [{ path: `?id=${product?.id}` }],
    'get /api/mall/Shop/shop': [{ path: `?id=${product?.shop.id}` }],
    'get /api/main/open/nft/detail/{id}': [{ path: id }],
    'get /api/v2/nft/getNft': [{ path: `?nftAddress=${pets}&tokenId=${tokenId}` }],
    'post /api/main/open/nft/nftsV2': lists.map((payload) => ({ path: '', payload })),
    'post /api/app/market/count': lists.map((payload) => ({ path: '', payload })),
    'post /api/v2/nft/getNfts': [{ path: `?nftAddress=${pets}`, payload: {} }],
    'get /api/app/trade/offers/{id}': [{ path: id }, { path: `${id}?account=${data.list[0]?.owner}` }],
    'get /api/main/open/nft/buyHistory/{a}/{b}': [{ path: `${pets}/${tokenId}` }],
    'get /api/v2/transactions/{a}/{b}': [{ path: `${pets}/${tokenId}` }],
    'get /api/app/auctions': [{ path: '' }],
    'get /api/app/auctions/nfts/{nftId}': [{ path: id }],
    'get /api/app/home': [{ path: '' }],
  }
}

test('a cached reply is made of no other table than those of the families that its route declares', async () => {
  const { paths } = server.swagger() as unknown as Document
  const cached = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) =>
      one['x-reads'] ? [{ name: `${method} ${path}`, method, path, reads: one['x-reads'] }] : [],
    ),
  )
  const asked = await requests()
  expect(cached.map(({ name }) => name).toSorted()).toEqual(Object.keys(asked).toSorted())
  for (const { name, method, path, reads } of cached) {
    statements.mockClear()
    for (const { path: rest, payload } of asked[name] ?? []) {
      const url = path.replace(/\{.*$/, '') + rest
      const { statusCode, body } = await server.inject({
        method: method === 'get' ? 'GET' : 'POST',
        url,
        ...(payload ? { payload } : {}),
      })
      expect([name, statusCode, statusCode === 200 ? '' : body]).toEqual([name, 200, ''])
    }
    const declared = new Set<string>(reads.flatMap((family) => readFamilies[family]))
    const read = tablesOf(statements.mock.calls.map(([statement]) => textOf(statement)))
    expect([name, read.filter((table) => !declared.has(table))]).toEqual([name, []])
    expect(read.length).toBeGreaterThan(0)
  }
})

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

/** Read in the background: the versions themselves, and the feed of live events. */
const background = ['read_version', 'read_change', 'live_event']

/** Tables in statements of our schemas. */
function tablesOf(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join|update|into)\s+(?:lateral\s+)?"?(app|chain)"?\."?(\w+)"?/gi)].map(
      ([, schema, table]) => (schema === 'app' ? `${table}` : `chain.${table}`),
    ),
  )
  return [...new Set(named)].filter((table) => !background.includes(table))
}
