import { readDeployments } from '@mofu/chain/deployment'
import { homeMost } from '@mofu/domain/home-content'
import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { FIRST_PETS } from '@mofu/testkit/http-stack'
import { mintAs } from '@mofu/testkit/mint'
import { samplePng } from '@mofu/testkit/sample-files'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/home'
import { nftsV2 } from '@mofu/wire/market'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, pets, env } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const contracts = readDeployments(env['DEPLOYMENTS_DIR'] ?? '').find(
  (one) => one.chainId === chainId,
)?.contracts
const at = (name: string) => contracts?.[name]?.address ?? '0x'
const trading = tradingAt({ rpcUrl, collection: pets, market: at('Market') })
const empty = { banners: [], popularSeries: [], launchpad: [] }
const page = async () => (await call(wire.home, { query: {} })).data

/** So low that no other test's asks come before them. */
const PRICES = Array.from({ length: FIRST_PETS }, (_, index) => BigInt(index + 1))
let series = ''
let ids: string[] = []

beforeAll(async () => {
  const made = await deployAs(rpcUrl, at('CollectionFactory'), 'ren', 'Window Cats', 'WINDOW')
  series = `${chainId}-${made.toLowerCase()}`
  const work = { collection: made, uri: `${mediaUrl}/works/900.json`, royalty: 0, fee: 0n }
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'ren', [work]), 20_000)
  const body = { owner: accountOf('ren').address, collection: pets, pageSize: PRICES.length }
  ids = (await call(nftsV2, { body })).data.list.map(({ id }) => id).toReversed()
  await trading.allowMarket('ren')
  let block = 0
  for (const [index, price] of PRICES.entries()) {
    block = await trading.list('ren', BigInt(ids[index]?.split('-')[2] ?? 0), { price })
  }
  await untilProjected(apiUrl, chainId, block, 20_000)
}, 60_000)

test('the home page shows the ten lowest asks of the machine’s pets, lowest first', async () => {
  const { hotDeals } = await page()
  expect(hotDeals.map(({ id, price }) => [id, price])).toEqual(
    ids.slice(0, 10).map((id, index) => [id, String(PRICES[index])]),
  )
  expect(hotDeals[0]).toMatchObject({
    status: 2,
    symbol: 'ETH',
    contract: pets.toLowerCase(),
    collectionName: 'Mofu Pets',
  })
})

test('a filled deal is replaced by the next, and counts among the sales of the week', async () => {
  const before = (await page()).figures
  const [first] = ids
  const sold = await trading.buy('emi', 'ren', BigInt(first?.split('-')[2] ?? 0), { price: 1n })
  await untilProjected(apiUrl, chainId, sold, 20_000)
  const { hotDeals, figures } = await page()
  expect(hotDeals.map(({ id }) => id)).toEqual(ids.slice(1, 11))
  // Other tests trade here as well, so it is at least this sale.
  expect(figures.sales).toBeGreaterThan(before.sales)
  expect(figures).toMatchObject({ days: 7, nfts: expect.any(Number), collections: expect.any(Number) })
  expect(figures.volume.find(({ symbol }) => symbol === 'ETH')?.amount).toMatch(/^\d+$/)
})

test('while nothing is chosen, the page fills its sections automatically', async () => {
  const { popularSeries, banners } = await page()
  expect(banners).toEqual([])
  expect(popularSeries.length).toBeGreaterThan(0)
  expect(popularSeries.length).toBeLessThanOrEqual(homeMost.popularSeries)
  expect(popularSeries[0]).toEqual({
    collectionId: expect.stringMatching(/^\d+-0x/),
    image: expect.any(String),
    title: { en: expect.any(String) },
    other: {},
    url: expect.stringMatching(/^\/collection-list\//),
    nftCount: expect.any(Number),
  })
})

test('an admin chooses series, launchpad and banners with a reason; everyone sees them, and it is audited [rule-60]', async () => {
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const form = new FormData()
  form.append(
    'file',
    new Blob([new Uint8Array(samplePng({ seed: 61 }))], { type: 'image/png' }),
    'spring.png',
  )
  const sent = await fetch(`${apiUrl}/api/main/public/upload`, { method: 'POST', body: form, ...admin })
  const { data: file } = (await sent.json()) as { data: { pictureUrl: string } }
  const { data: current } = await call(wire.homeContent, { query: {} }, admin)
  const content = {
    banners: [{ src: file.pictureUrl, srcMobile: null, title: { en: 'Spring', jp: '春' }, link: '/mint' }],
    popularSeries: [
      {
        collectionId: series,
        image: null,
        title: { tc: '架上的貓' },
        other: { en: 'In the window' },
        url: null,
      },
    ],
    launchpad: [{ id: series, title: {}, thumbnailType: 'IMAGE' as const, thumbnailUrl: file.pictureUrl }],
  }
  const save = (body: object) =>
    call(wire.writeHome, { body: { version: current.version, reason: 'spring', content, ...body } }, admin)

  const { data: saved } = await save({})
  expect(saved.version).toBe(current.version + 1)
  const { banners, popularSeries, launchpad } = await page()
  expect(banners).toEqual(content.banners)
  expect(popularSeries).toEqual([
    {
      collectionId: series,
      image: `${mediaUrl}/works/900/768.webp`,
      title: { tc: '架上的貓' },
      other: { en: 'In the window' },
      url: `/collection-list/${series}`,
      nftCount: 1,
    },
  ])
  expect(launchpad[0]).toEqual({
    id: series,
    title: { en: 'Window Cats' },
    thumbnailType: 'IMAGE',
    thumbnailUrl: file.pictureUrl,
    isOn: false,
    whitelistAt: null,
    publicAt: null,
  })
  const { data: log } = await call(auditLog, { query: { pageSize: 20 } }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({ action: 'home.write', subject: `home ${chainId}`, reason: 'spring' }),
  )

  // Two admins do not overwrite each other.
  await expect(save({})).rejects.toMatchObject({ status: 409, failure: { error: 'home.changed_meanwhile' } })
  const [banner] = content.banners
  const nowhere = { ...content.popularSeries[0], collectionId: `${chainId}-0x${'9'.repeat(40)}` }
  for (const [change, error] of [
    [{ banners: [{ ...banner, src: 'https://elsewhere.example/a.png' }] }, 'home.picture_foreign'],
    [{ banners: [{ ...banner, link: '//elsewhere.example' }] }, 'home.link_wrong'],
    [{ banners: [{ ...banner, title: {} }] }, 'home.title_needed'],
    [{ popularSeries: [nowhere] }, 'collections.not_found'],
  ] as const) {
    const wrong = save({ version: saved.version, content: { ...content, ...change } })
    await expect(wrong).rejects.toMatchObject({ failure: { error } })
  }
  let { version } = saved
  for (const thumbnailType of ['VIDEO', 'audio'] as const) {
    const item = { id: series, title: { en: 'Moving' }, thumbnailType, thumbnailUrl: file.pictureUrl }
    version = (await save({ version, content: { ...content, launchpad: [item] } })).data.version
    expect((await page()).launchpad[0]).toMatchObject(item)
  }
  await save({ version, content: empty, reason: 'spring is over' })
  expect((await page()).banners).toEqual([])
})

test('a minter chooses the launchpad, and nothing else of the page', async () => {
  const [admin, minter] = [bearer(await tokenOf(apiUrl, 'deployer')), bearer(await tokenOf(apiUrl, 'kuro'))]
  const launch = { id: series, title: {}, thumbnailType: 'IMAGE' as const, thumbnailUrl: null }
  const popular = { collectionId: series, image: null, title: {}, other: {}, url: null }
  const write = async (change: object, as: typeof admin, ahead = 0) => {
    const { content, version } = (await call(wire.homeContent, { query: {} }, as)).data
    const body = { version: version + ahead, content: { ...content, ...change }, reason: 'the spring drop' }
    return call(wire.writeHome, { body }, as)
  }
  await write({ launchpad: [launch] }, minter)
  expect((await page()).launchpad[0]?.id).toBe(series)
  await write({ popularSeries: [popular] }, admin)
  for (const popularSeries of [[], [{ ...popular, other: { en: 'mine' } }]]) {
    await expect(write({ popularSeries }, minter)).rejects.toMatchObject({
      status: 403,
      failure: { error: 'home.launchpad_only' },
    })
  }
  await expect(write({ launchpad: [] }, minter, -1)).rejects.toMatchObject({
    failure: { error: 'home.changed_meanwhile' },
  })
  await write({ launchpad: [] }, minter)
  expect((await page()).popularSeries.map(({ collectionId }) => collectionId)).toEqual([series])
  await write(empty, admin)
})
