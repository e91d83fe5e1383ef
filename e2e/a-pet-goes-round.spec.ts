import { accountOf } from '@mofu/testkit/accounts'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { expect } from '@playwright/test'

import { describeWork, signIn } from './creator.ts'
import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'

test('a visitor browses with no wallet and no account [route-10] [route-19] [ui-36]', async ({ visitor }) => {
  await visitor.goto('/list')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Newest pets' })).toBeVisible()
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en')
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeGreaterThanOrEqual(12)

  // The list loads on while scrolling, until all pets were seen; cards out of view are unmounted.
  const seen = new Set<string>()
  await expect(async () => {
    for (const name of await cards.allTextContents()) seen.add(name)
    await visitor.mouse.wheel(0, 1_400)
    await expect(visitor.getByText('That is everyone')).toBeInViewport({ timeout: 300 })
  }).toPass({ intervals: [50] })
  for (const name of await cards.allTextContents()) seen.add(name)
  expect(seen.size).toBeGreaterThanOrEqual(60)

  await visitor.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0)
  // The page is at its top one frame before its first cards are mounted again.
  await expect(cards.first()).toBeInViewport()
  const name = (await cards.first().textContent()) ?? ''
  expect(name).toMatch(/ #\d{4}$/)
  await cards.filter({ hasText: name }).click()
  await expect(visitor).toHaveURL(/\/detail\/31337-0x[0-9a-f]{40}-\d+$/)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Traits' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'What happened' })).toBeVisible()
})

test('the list shows one collection when filtered by it [route-12]', async ({ visitor }) => {
  await visitor.goto('/list')
  await visitor
    .getByRole('link', { name: /雲朵俱樂部/ })
    .first()
    .click()
  await expect(visitor).toHaveURL(/\/list\?.*collection=0x[0-9a-f]{40}/)
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(cards).toHaveCount(7)
  await visitor.reload()
  await expect(cards).toHaveCount(7)
})

test('pages scroll to the top on navigation [ui-19]', async ({ visitor }) => {
  await visitor.goto('/list')
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(cards.first()).toBeVisible()
  await cards.nth(11).scrollIntoViewIfNeeded()
  await visitor.mouse.wheel(0, 600)
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await cards.nth(11).click()
  await expect(visitor).toHaveURL(/\/detail\//)
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0)
})

test('a wallet connects, mints a work, and everyone sees it without a reload', async ({
  visitor,
  walletOf,
  browser,
}) => {
  // Another visitor has the list open all the while.
  const other = await browser.newPage({ baseURL: stackUrl() })
  await other.goto('/list')
  await expect(other.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first()).toBeVisible()

  await walletOf(visitor, 'aki')
  await visitor.goto('/mint')
  await signIn(visitor)
  const { address } = accountOf('aki')
  await expect(
    visitor.getByRole('button', { name: new RegExp(`${address.slice(0, 4)}…${address.slice(-4)}`, 'i') }),
  ).toBeVisible()
  const name = await describeWork(visitor)
  await visitor.getByRole('button', { name: 'Mint it' }).click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await expect(dialog.getByText(address)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByText(`${name} is minted!`)).toBeVisible({ timeout: 30_000 })

  await expect(
    other.getByRole('list', { name: 'Pets', exact: true }).getByRole('heading', { name }),
  ).toBeVisible()
  await other.close()

  await dialog.getByRole('link', { name: 'See it' }).click()
  await visitor.getByRole('list', { name: 'What was minted' }).getByRole('link', { name }).click()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor).toHaveURL(/\/detail\//)
  const { data } = await createClient({ baseUrl: stackUrl() })(nftsV2, {
    body: { owner: address, pageSize: 1 },
  })
  expect(data.list[0]).toMatchObject({
    title: name,
    owner: address.toLowerCase(),
    collectionName: 'Mofu Works',
  })
})

test('a rejected signature costs nothing and says so', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'wei')
  await visitor.goto('/mint')
  await signIn(visitor)
  await describeWork(visitor)
  await visitor.getByRole('button', { name: 'Mint it' }).click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await visitor.evaluate(() => window.mofuWallet.refuseNext())
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(
    dialog.getByText('You declined in your wallet. Nothing was sent and nothing was paid.'),
  ).toBeVisible()
})

test('a missing pet is reported as missing', async ({ visitor }) => {
  await visitor.goto('/detail/31337-0x0000000000000000000000000000000000000001-7')
  await expect(visitor.getByRole('heading', { name: 'This pet is not here' })).toBeVisible()
})

for (const width of [390, 768, 1440]) {
  test(`list, page and mint are accessible and never scroll sideways at ${width} px`, async ({ visitor }) => {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto('/list')
    const card = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first()
    await expect(card).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
    await card.click()
    await expect(visitor.getByRole('heading', { name: 'Traits' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
    await visitor.goto('/mint')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Mint your own work' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  })
}
