import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { collectionsOf } from '@mofu/wire/collections'
import { nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'

import { rpcUrl, stackUrl, test } from './journey.ts'

const api = () => createClient({ baseUrl: stackUrl() })

async function contractsHere() {
  const { data } = await api()(appConfig, {})
  const { contracts, chainId } = data.networks.find(({ name }) => name === data.network) ?? {}
  const [factory, market] = [contracts?.['CollectionFactory'], contracts?.['Market']]
  if (!factory || !market || !chainId) throw new Error('the stack has no contracts')
  return {
    chainId,
    factory: factory as `0x${string}`,
    market: market as `0x${string}`,
    mediaUrl: data.mediaUrl,
  }
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: 'MetaMask' })
    .click()
}

test('a collection shows its header, pets, activity, traits and holders [route-17]', async ({ visitor }) => {
  const { data } = await createClient({ baseUrl: stackUrl() })(collectionsOf, {
    params: { x: accountOf('mei').address },
    query: {},
  })
  const [cloud] = data.list
  await visitor.goto(`/collection-list/${cloud?.id}?sort=newest`)
  await expect(visitor.getByRole('heading', { level: 1, name: '雲朵俱樂部' })).toBeVisible()
  await expect(visitor.getByText('Not verified', { exact: true })).toBeVisible()
  const figures = visitor.locator('dl').first()
  await expect(figures).toContainText(`Pets${cloud?.nftCount}`)
  await expect(figures).toContainText(`Holders${cloud?.holderCount}`)
  const pets = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(pets).toHaveCount(cloud?.nftCount ?? 0)

  // Without a share sheet, as in this browser, the link is copied.
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(visitor.getByText('The link is copied')).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/collection-list/${cloud?.id}`, stackUrl()).href,
  )

  await visitor.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(visitor).toHaveURL(/tab=activity/)
  await expect(visitor.getByRole('row')).toHaveCount((cloud?.nftCount ?? 0) + 1)
  await expect(visitor.getByText('That is all.')).toBeVisible()

  await visitor.getByRole('link', { name: 'Traits', exact: true }).click()
  const species = visitor.getByRole('region', { name: 'Species' }).getByRole('listitem')
  await expect(species.first()).toBeVisible()
  const counts = await species.allInnerTexts()
  const total = counts.reduce((sum, text) => sum + Number(/(\d+) ·/.exec(text)?.[1]), 0)
  expect(total).toBe(cloud?.nftCount)

  await visitor.getByRole('link', { name: 'Holders', exact: true }).click()
  await expect(visitor.getByText(`${cloud?.holderCount} of ${cloud?.holderCount} holders`)).toBeVisible()
  // The tab is in the address, with the filters: the link shows everybody the same.
  await expect(visitor).toHaveURL(/sort=newest/)
  await visitor.reload()
  await expect(visitor.getByText(`${cloud?.holderCount} of ${cloud?.holderCount} holders`)).toBeVisible()
})

test('a collection opens with what is for sale, cheapest first, and its filters are in the address', async ({
  visitor,
}) => {
  const { chainId, factory, market, mediaUrl } = await contractsHere()
  const made = await deployAs(rpcUrl(), factory, 'goro', 'Floor Foxes', 'FLOOR')
  const orders = [611, 612, 613, 614].map((number) => ({
    collection: made,
    uri: `${mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await untilProjected(stackUrl(), chainId, await mintAs(rpcUrl(), 'goro', orders), 20_000)
  const { data } = await api()(nftsV2, { body: { collection: made, sort: 'oldest' } })
  const [first, second, third] = data.list
  const id = `${chainId}-${made}`
  await visitor.setViewportSize({ width: 1440, height: 900 })
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  // Nothing is for sale yet: everything is shown, newest first.
  await visitor.goto(`/collection-list/${id}`)
  await expect(cards).toHaveText(data.list.map(({ title }) => title).toReversed())

  const trading = tradingAt({ rpcUrl: rpcUrl(), collection: made, market })
  await trading.allowMarket('goro')
  await trading.list('goro', BigInt(first?.tokenId ?? 0), { price: parseEther('0.5') })
  const block = await trading.list('goro', BigInt(second?.tokenId ?? 0), { price: parseEther('0.12') })
  await untilProjected(stackUrl(), chainId, block, 20_000)
  await visitor.reload()
  await expect(visitor.locator('dl').first()).toContainText('Floor0.12')
  await expect(cards).toHaveText([second?.title ?? '', first?.title ?? ''])
  await expect(
    visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('article').first(),
  ).toContainText('0.12')

  const filters = visitor.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'For sale now' }).uncheck()
  await expect(visitor).toHaveURL(/sort=newest/)
  await expect(cards).toHaveCount(4)
  await visitor.getByRole('searchbox', { name: 'Search by name' }).fill(third?.title ?? '')
  await expect(cards).toHaveText([third?.title ?? ''])
  await expect(visitor).toHaveURL(/q=/)
  // The link shows everybody the same.
  await visitor.reload()
  await expect(cards).toHaveText([third?.title ?? ''])
  await visitor.getByRole('searchbox', { name: 'Search by name' }).fill('nobody at all')
  await visitor.getByRole('button', { name: 'Clear the filters' }).first().click()
  await expect(cards).toHaveCount(4)
  await expect(visitor.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('')

  // Up to three of the cheapest: two are for sale.
  const sweep = visitor.getByRole('group', { name: 'Add the cheapest to the basket' })
  await sweep.getByRole('button', { name: '3', exact: true }).click()
  await expect(visitor).toHaveURL(/\/basket$/)
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Pet basket: 2' })).toBeVisible()
  for (const pet of [first, second])
    await expect(visitor.getByRole('main').getByRole('link', { name: pet?.title ?? '' })).toBeVisible()
  await visitor.goBack()
  await sweep.getByRole('button', { name: '3', exact: true }).click()
  await expect(visitor.getByText('Nothing else here is for sale in ETH.')).toBeVisible()
})

test('a missing collection says so', async ({ visitor }) => {
  await visitor.goto('/collection-list/31337-0x00000000000000000000000000000000000000ff')
  await expect(visitor.getByRole('heading', { name: 'This collection is not here' })).toBeVisible()
  await visitor.goto('/collection-list/nonsense')
  await expect(visitor.getByRole('heading', { name: 'This collection is not here' })).toBeVisible()
})

test('the user center opens with my collections [route-27] [route-28] [ui-30]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'mei')
  await visitor.goto('/user-center')
  await expect(visitor).toHaveURL(/\/user-center\/collections-list$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'My collections' })).toBeVisible()
  await connect(visitor)
  const cards = visitor.getByRole('list', { name: 'Collections' }).getByRole('link')
  await expect(cards).toHaveText(['雲朵俱樂部'])
  await cards.click()
  await expect(visitor.getByRole('heading', { level: 1, name: '雲朵俱樂部' })).toBeVisible()
  // Its owner gets from here to its management.
  await visitor.getByRole('link', { name: 'Manage this collection' }).click()
  await expect(visitor).toHaveURL(/\/user-center\/create-collection\?id=/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Look after 雲朵俱樂部' })).toBeVisible()
})

test('a wallet without a collection is led to creating one, and manages none of the others', async ({
  visitor,
  walletOf,
}) => {
  const { data } = await createClient({ baseUrl: stackUrl() })(collectionsOf, {
    params: { x: accountOf('mei').address },
    query: {},
  })
  await walletOf(visitor, 'rin')
  await visitor.goto(`/collection-list/${data.list[0]?.id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: '雲朵俱樂部' })).toBeVisible()
  const collaborators = visitor.waitForResponse(/\/api\/app\/collections\/[a-z]+\/31337-/)
  await connect(visitor)
  expect((await collaborators).ok()).toBe(true)
  await expect(visitor.getByRole('link', { name: 'Manage this collection' })).toHaveCount(0)
  await visitor.goto('/user-center/collections-list')
  const empty = visitor.getByRole('heading', { name: 'No collection yet' }).locator('..')
  await empty.getByRole('link', { name: 'Create a collection' }).click()
  await expect(visitor).toHaveURL(/\/user-center\/create-collection$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Make a collection' })).toBeVisible()
})
