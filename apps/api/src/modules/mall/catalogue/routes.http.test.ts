import { bearer, signInWallet, signUp } from '@mofu/testkit/sign-in'
import { mallLogin } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import {
  cartLines,
  favorites,
  favoritesList,
  getPlatformCategory,
  getProductsBySearch,
  product,
  suggestions,
} from '@mofu/wire/mall/catalogue'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, mailsUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

type SearchBody = Parameters<typeof call<typeof getProductsBySearch>>[1]['body']
const search = async (body: SearchBody) => (await call(getProductsBySearch, { body })).data
const titlesOf = (list: readonly { title: { en?: string | undefined } }[]) =>
  list.map(({ title }) => title.en)
const idOf = async (keyword: string) => (await search({ keyword })).list[0]?.id ?? 0

const mug = {
  title: { en: 'Sleepy Otter Mug', tc: '愛睏水獺馬克杯', jp: 'ねむねむカワウソのマグカップ' },
  picture: `${mediaUrl}/goods/mug-coral-4/768.webp`,
  priceFrom: { amount: '1680', currency: 'USD' },
  priceTo: { amount: '1680', currency: 'USD' },
}

test('GET shop/GetPlatformCategory returns the categories in three languages [mall-08]', async () => {
  const { data } = await call(getPlatformCategory, {})
  expect(data.Children.map(({ key }) => key)).toEqual(['toys', 'home', 'wear', 'pets', 'desk'])
  expect(data.Children[1]).toEqual({
    Id: 2,
    key: 'home',
    name: { en: 'Home', tc: '居家', jp: 'くらし' },
    Children: [
      { Id: 21, key: 'mugs', name: { en: 'Mugs', tc: '馬克杯', jp: 'マグカップ' }, Children: [] },
      { Id: 22, key: 'cushions', name: { en: 'Cushions', tc: '抱枕', jp: 'クッション' }, Children: [] },
    ],
  })
})

describe('POST Shop/GetProductsBySearch', () => {
  test('returns 16 products a page, and the next page continues where it ended [mall-09]', async () => {
    const first = await search({ orderBy: 'newest' })
    expect(first.list).toHaveLength(16)
    const [found] = (await search({ keyword: 'Sleepy Otter Mug' })).list
    expect(found).toMatchObject({
      ...mug,
      shop: { id: expect.any(Number), name: 'Riverbank Workshop' },
      soldCount: expect.any(Number),
      favouriteCount: expect.any(Number),
      isInStock: true,
    })
    const second = await search({ orderBy: 'newest', page: 2 })
    const byCursor = await search({ orderBy: 'newest', cursor: first.next ?? '' })
    expect(second.list.map(({ id }) => id)).toEqual(byCursor.list.map(({ id }) => id))
    expect(first.list.some(({ id }) => second.list.some((other) => other.id === id))).toBe(false)
    const asked = { page: 1, orderByType: 'desc', orderBy: 'price', pageSize: 3, categoryId: 21 } as const
    const mugs = (await search(asked)).list
    expect(mugs).toHaveLength(3)
    expect(mugs.every(({ title: { en } }) => en?.endsWith('Mug'))).toBe(true)
    const prices = mugs.map(({ priceFrom }) => Number(priceFrom.amount))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  test.each([
    { orderBy: 'price', orderByType: 'asc' },
    { orderBy: 'price', orderByType: 'desc' },
    { orderBy: 'popular', orderByType: 'desc' },
    { orderBy: 'newest', orderByType: 'asc' },
  ] as const)('cursors walk through everything once: $orderBy $orderByType', async (order) => {
    const seen: { id: number; value: bigint }[] = []
    let cursor: string | undefined
    do {
      const page = await search({ ...order, pageSize: 7, ...(cursor === undefined ? {} : { cursor }) })
      const values = page.list.map(({ id, priceFrom, soldCount }) => ({
        id,
        value: order.orderBy === 'price' ? BigInt(priceFrom.amount) : BigInt(soldCount),
      }))
      seen.push(...values)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(40)
    if (order.orderBy === 'newest') return
    const values = seen.map(({ value }) => value)
    const sorted = values.toSorted((a, b) => (order.orderByType === 'asc' ? Number(a - b) : Number(b - a)))
    expect(values).toEqual(sorted)
  })

  test.each(['otter mug', 'Mugs otter', '水獺馬克', 'カワウソ マグ', 'かわうその まぐ'])(
    '%s finds the mug with the otter',
    async (keyword) => {
      expect(titlesOf((await search({ keyword })).list)).toEqual([mug.title.en])
    },
  )

  test('a category includes its subcategories, words narrow it, and punctuation finds nothing', async () => {
    const { list } = await search({ categoryId: 2, pageSize: 48 })
    expect(new Set(titlesOf(list).map((title) => title?.split(' ').at(-1)))).toEqual(
      new Set(['Mug', 'Cushion']),
    )
    expect(titlesOf((await search({ categoryId: 2, keyword: 'bear' })).list)).toEqual(['Honey Bear Mug'])
    expect((await search({ keyword: '!?' })).list).toEqual([])
  })

  test.each([
    ['slee', 'beginning of a word'],
    ['oter', 'misspelling'],
    ['otter cup', 'synonym'],
    ['カワウソ コップ', 'synonym in Japanese'],
    ['かわうそ 杯子', 'synonyms of two languages'],
  ])('%s finds the mug with the otter: %s', async (keyword) => {
    expect(titlesOf((await search({ keyword })).list)).toContain(mug.title.en)
  })

  test('a corrected query says what was searched for; an unknown word finds nothing', async () => {
    expect(await search({ keyword: 'sleepy oter' })).toMatchObject({ readAs: 'sleepy otter' })
    expect(await search({ keyword: 'Oter mugs' })).toMatchObject({ readAs: 'otter mugs' })
    expect(await search({ keyword: 'slee' })).toMatchObject({ readAs: null })
    expect(await search({ keyword: 'sleepy otter' })).toMatchObject({ readAs: null })
    expect(await search({ keyword: 'zzyzx' })).toEqual({
      list: [],
      page: 1,
      next: null,
      total: { count: 0, isCapped: false },
      readAs: null,
    })
  })

  test('prices, stock and shop narrow a search, and pages of it continue', async () => {
    const all = (await search({ categoryId: 2, pageSize: 48 })).list
    const priced = all.filter(({ priceFrom: { amount } }) => Number(amount) >= 1600 && Number(amount) <= 2500)
    expect(priced.length).toBeGreaterThan(3)
    expect(priced.length).toBeLessThan(all.length)
    const filter = { categoryId: 2, priceFrom: '1600', priceTo: '2500' } as const
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await search({ ...filter, pageSize: 2, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(priced.map(({ id }) => id))
    expect((await search({ ...filter, pageSize: 48 })).total).toEqual({
      count: priced.length,
      isCapped: false,
    })

    const shopId = all[0]?.shop.id ?? 0
    const ofShop = (await search({ categoryId: 2, shopId, pageSize: 48 })).list
    expect(ofShop.map(({ id }) => id)).toEqual(
      all.filter(({ shop }) => shop.id === shopId).map(({ id }) => id),
    )
    const inStock = (await search({ isInStock: true, pageSize: 48 })).list
    expect(inStock.every((one) => one.isInStock)).toBe(true)
  })

  test('an invalid cursor is refused', async () => {
    await expect(search({ cursor: '1; drop' })).rejects.toMatchObject({
      status: 400,
      failure: { error: 'mall.cursor_invalid' },
    })
  })
})

test('GET Shop/Suggestions completes the last word and shows products', async () => {
  const { data } = await call(suggestions, { query: { keyword: 'sleepy ot' } })
  expect(data.queries).toContain('sleepy otter')
  expect(titlesOf(data.products)).toContain(mug.title.en)
  const { data: none } = await call(suggestions, { query: { keyword: '  ' } })
  expect(none).toEqual({ queries: [], products: [] })
  const { data: cjk } = await call(suggestions, { query: { keyword: '水獺' } })
  expect(cjk.queries).toEqual([])
  expect(titlesOf(cjk.products)).toContain(mug.title.en)
})

describe('GET Shop/product', () => {
  test('returns options, SKUs with stock, and shipping costs [mall-10]', async () => {
    const { data } = await call(product, { query: { id: await idOf('otter mug') } })
    expect(data).toMatchObject({
      ...mug,
      description: { en: expect.stringContaining('350 ml') },
      categoryId: 21,
      options: [{ en: 'Colour', tc: '顏色', jp: '色' }],
      shop: { name: 'Riverbank Workshop', country: 'TW', hasPickup: true, logo: null },
      freight: { unit: 'piece', freeFrom: '10000', rules: expect.any(Array) },
    })
    expect(data.skus.map(({ choices }) => choices[0]?.en)).toEqual(['Coral', 'Mint', 'Honey'])
    expect(data.skus[1]).toEqual({
      id: expect.any(Number),
      choices: [{ en: 'Mint', tc: '薄荷綠', jp: 'ミント' }],
      picture: `${mediaUrl}/goods/mug-mint-4/768.webp`,
      price: { amount: '1680', currency: 'USD' },
      grams: 380,
      available: 19,
    })
  })

  test('a missing product is not found', async () => {
    await expect(call(product, { query: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      failure: { error: 'mall.product_not_found' },
    })
  })
})

test('POST Shop/Favorites saves a product for one person, once, until it is removed [mall-11]', async () => {
  const { v1Info } = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  const me = bearer(v1Info.token)
  const productId = await idOf('honey bear mug')
  const setFavourite = (isfavourites: boolean, tag?: string) =>
    call(favorites, { body: { productId, isfavourites, ...(tag ? { tag } : {}) } }, me)
  const { data: first } = await setFavourite(true, 'gifts')
  expect(first).toEqual({ productId, isfavourites: true, favouriteCount: first.favouriteCount })
  expect((await setFavourite(true, 'birthday')).data.favouriteCount).toBe(first.favouriteCount)
  const { data: mine } = await call(favoritesList, {}, me)
  expect(mine.list).toMatchObject([{ id: productId, title: { en: 'Honey Bear Mug' }, tag: 'birthday' }])

  const other = await signUp(
    { apiUrl, mailsUrl },
    { email: 'fan@mofu.example', password: 'seven sleepy otters' },
  )
  expect(other.token).not.toBe('')
  const { data: mall } = await call(mallLogin, {
    body: { email: 'fan@mofu.example', password: 'seven sleepy otters' },
  })
  expect((await call(favoritesList, {}, bearer(mall.token))).data.list).toEqual([])
  // A read-only session does not shop.
  await expect(call(favoritesList, {}, bearer(other.token))).rejects.toMatchObject({ status: 403 })

  expect((await setFavourite(false)).data.favouriteCount).toBe(first.favouriteCount - 1)
  expect((await setFavourite(false)).data.favouriteCount).toBe(first.favouriteCount - 1)
  expect((await call(favoritesList, {}, me)).data.list).toEqual([])
  await expect(
    call(favorites, { body: { productId: 999_999, isfavourites: true } }, me),
  ).rejects.toMatchObject({ failure: { error: 'mall.product_not_found' } })
})

test('a cart shows the present prices of its lines, and which are no longer available', async () => {
  const { data } = await call(product, { query: { id: await idOf('otter mug') } })
  const [first, second] = data.skus.map(({ id }) => id)
  const { data: cart } = await call(cartLines, { body: { skuIds: [second ?? 0, first ?? 0, 999_999] } })
  expect(cart.list.map(({ id }) => id)).toEqual([first, second])
  expect(cart.list[1]).toMatchObject({
    productId: data.id,
    title: mug.title,
    price: { amount: '1680', currency: 'USD' },
    available: 19,
    isOnSale: true,
    shop: { name: 'Riverbank Workshop' },
  })
})
