import { accountOf, people } from '@mofu/testkit/accounts'
import { announced } from '@mofu/testkit/seed/history/announced'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { createClient } from '@mofu/wire/client'
import { collectionActivity } from '@mofu/wire/collections'
import { launchpadById } from '@mofu/wire/collections/launchpad'
import { home } from '@mofu/wire/home'
import { orderList } from '@mofu/wire/mall/orders'
import { collectionOffersOf } from '@mofu/wire/market/collection-offers'
import { offersFor, soldList } from '@mofu/wire/market/trade'
import { identities } from '@mofu/wire/names'
import { referralSoldList } from '@mofu/wire/referrals/reports'
import { expect } from 'vitest'

const DAY = 86_400
const daysSince = (time: number) => (Date.now() / 1_000 - time) / DAY

/** What somebody sees who has just run `pnpm dev` for the first time: nothing is empty, and nothing is old. */
export async function expectMarketInUse(apiUrl: string): Promise<void> {
  await expectHome(apiUrl)
  await expectTrade(apiUrl)
  await expectPeople(apiUrl)
  await expectOrders(apiUrl)
}

async function expectHome(apiUrl: string): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const { data: page } = await call(home, { query: {} })
  expect(page.figures.sales, 'sales of the last 7 days').toBeGreaterThan(5)
  expect(page.hotDeals.length, 'hot deals').toBeGreaterThan(3)
  expect(page.popularSeries.length, 'popular series').toBeGreaterThan(2)
  expect(
    page.launchpad.map(({ isOn }) => Number(isOn)).toSorted((a, b) => a - b),
    'a live and an announced sale',
  ).toEqual([0, 1])
  const coming = page.launchpad.find(({ isOn }) => !isOn)
  expect(coming?.publicAt, 'announced for a later time').toBeGreaterThan(Date.now() / 1_000)
  const pictures = [
    ...page.popularSeries.map(({ image }) => image),
    ...page.launchpad.map(({ thumbnailUrl }) => thumbnailUrl),
    ...page.hotDeals.map(({ url }) => url),
  ]
  expect(pictures.every(Boolean), 'everything has a picture').toBe(true)
  expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length)
  for (const { collectionId, title } of page.popularSeries) {
    const { data: activity } = await call(collectionActivity, { params: { id: collectionId }, query: {} })
    expect(daysSince(activity.list[0]?.at ?? 0), `${title.en}: newest activity, in days`).toBeLessThan(7)
  }
  for (const id of [...page.popularSeries.map((one) => one.collectionId), coming?.id ?? '']) {
    const { data } = await call(launchpadById, { params: { id } })
    expect(data.page?.description.length, `${data.name}: description`).toBeGreaterThan(20)
    expect(Boolean(data.page?.logo && data.page.banner), `${data.name}: pictures`).toBe(true)
    if (data.name === announced.name) expect(data.nftCount).toBe(0)
  }
  const [deal] = page.hotDeals
  const { data: offers } = await call(offersFor, { params: { id: deal?.id ?? '' }, query: {} })
  expect(offers.ask?.status).toBe('open')
  for (const person of ['nao', 'rin', 'kei'] as const) {
    const { data } = await call(collectionOffersOf, {
      params: { account: accountOf(person).address },
      query: {},
    })
    expect(data.list.length, `collection offers of ${person}`).toBe(1)
  }
}

/** Sales over two months up to now, some of the same token. */
async function expectTrade(apiUrl: string): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const sold = await Promise.all(
    people.map(async (person) => {
      const query = { pageSize: 100 }
      return (await call(soldList, { params: { x: accountOf(person).address }, query })).data.list
    }),
  )
  const sales = sold.flat()
  const ages = sales.map(({ updated }) => daysSince(updated)).toSorted((a, b) => a - b)
  for (const age of [60, 45, 30, 21, 14, 7, 3, 1]) {
    expect(
      ages.some((one) => Math.abs(one - age) < 0.5),
      `a sale ${age} days ago among ${ages.map(Math.round).join(', ')}`,
    ).toBe(true)
  }
  expect(ages[0], 'the newest sale').toBeLessThan(0.1)
  const times = Map.groupBy(sales, ({ nftId }) => nftId)
  expect(Math.max(...[...times.values()].map(({ length }) => length)), 'sales of one token').toBeGreaterThan(
    2,
  )
}

/** People have names, avatars and news, and those who invited others see what they bought. */
async function expectPeople(apiUrl: string): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const addresses = people.map((person) => accountOf(person).address)
  const { list } = (await call(identities, { body: { addresses } })).data
  expect(list.length, 'people with names').toBeGreaterThan(7)
  expect(list.filter(({ avatar }) => avatar?.url).length, 'people with avatars').toBeGreaterThan(4)
  for (const inviter of ['mei', 'hana', 'taro', 'sora'] as const) {
    const as = bearer(await tokenOf(apiUrl, inviter))
    const x = accountOf(inviter).address
    const report = await call(referralSoldList, { params: { x }, query: { pageSize: 100 } }, as)
    expect(report.data.list.length, `what the guests of ${inviter} bought`).toBeGreaterThan(0)
  }
  const { data: inbox } = await call(notifications, { query: {} }, bearer(await tokenOf(apiUrl, 'hana')))
  expect(inbox.list.length, 'news').toBeGreaterThan(0)
}

async function expectOrders(apiUrl: string): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const { data } = await call(orderList, { body: {} }, bearer(await tokenOf(apiUrl, 'hana')))
  expect(data.list.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
}
