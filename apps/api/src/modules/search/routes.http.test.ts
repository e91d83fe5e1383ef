import { accountOf } from '@mofu/testkit/accounts'
import { createClient } from '@mofu/wire/client'
import type { Failure } from '@mofu/wire/envelope'
import { getProductsBySearch } from '@mofu/wire/mall/catalogue'
import { nftsV2 } from '@mofu/wire/market'
import type { Found } from '@mofu/wire/search'
import { expect, inject, test } from 'vitest'

const { apiUrl, chainId, collection, pets } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

async function get<Body>(query: string): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${apiUrl}/api/app/search?${query}`)
  return { status: response.status, body: (await response.json()) as Body }
}

async function find(text: string): Promise<Found> {
  const { status, body } = await get<{ code: number; msg: string; data: Found }>(
    `q=${encodeURIComponent(text)}`,
  )
  expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 200, code: 200, msg: 'ok' })
  return body.data
}

test('GET /api/app/search finds a pet by its title and by its number, as lists show it', async () => {
  const titled = async () =>
    (await call(nftsV2, { body: { collection: pets, pageSize: 1 } })).data.list.find(
      ({ title }) => title !== '',
    )
  await expect.poll(titled, { timeout: 20_000 }).toBeDefined()
  const pet = await titled()
  if (!pet) throw new Error('the pet is gone')
  const { id, title, tokenId, url, collectionName } = pet
  expect((await find(title)).pets).toContainEqual(
    expect.objectContaining({
      id,
      title,
      tokenId,
      url,
      collectionName,
      chainId,
      contract: pets.toLowerCase(),
    }),
  )
  const byNumber = (await find(`mofu pets #${tokenId}`)).pets
  expect(byNumber.map((one) => one.id)).toContain(id)
})

/** Which of the two it is may change with other tests. */
const isFact = (value: unknown) => value === null || typeof value === 'string'

test('GET /api/app/search finds collections by their name and by the beginning of their address', async () => {
  const works = {
    id: `${chainId}-${collection.toLowerCase()}`,
    name: 'Mofu Works',
    picture: expect.toSatisfy(isFact),
    nftCount: expect.any(Number),
    isVerified: true,
  }
  expect((await find('MOFU wo')).collections).toContainEqual(works)
  expect((await find(collection)).collections).toEqual([works])
  expect((await find(collection.slice(0, 12))).collections).toEqual([works])
})

test('GET /api/app/search finds people by the beginning of their address', async () => {
  const address = accountOf('ren').address.toLowerCase()
  const { people } = await find(address.slice(0, 10))
  expect(people).toEqual([{ address, name: expect.toSatisfy(isFact), picture: expect.toSatisfy(isFact) }])
})

test('GET /api/app/search finds goods by their title and shops by their name', async () => {
  const { data } = await call(getProductsBySearch, { body: { pageSize: 1 } })
  const [product] = data.list
  const title = product?.title.en ?? ''
  expect(title).not.toBe('')
  expect((await find(title)).products.map(({ id }) => id)).toContain(product?.id)
  expect((await find(product?.shop.name ?? '')).shops).toContainEqual({
    id: product?.shop.id,
    name: product?.shop.name,
    logo: expect.toSatisfy(isFact),
    country: expect.stringMatching(/^[A-Z]{2}$/),
  })
})

test('GET /api/app/search answers at most a few of each kind, and nothing to a text that nothing has', async () => {
  const everything = await find('m')
  expect(everything.pets.length).toBeLessThanOrEqual(6)
  for (const kind of ['collections', 'names', 'people', 'products', 'shops'] as const)
    expect(everything[kind].length).toBeLessThanOrEqual(4)
  expect(await find('qqzzqq')).toEqual({
    pets: [],
    collections: [],
    names: [],
    people: [],
    products: [],
    shops: [],
  })
})

test.each(['', 'q=', 'q=%20%20', `q=${'a'.repeat(81)}`, 'q=%00', 'q=a&chainId=x', 'q=a&chainId=0'])(
  'GET /api/app/search refuses "%s"',
  async (query) => {
    const { status, body } = await get<Failure>(query)
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 400,
      code: 400,
      error: 'request.invalid',
    })
  },
)
