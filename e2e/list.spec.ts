import { accountOf } from '@mofu/testkit/accounts'
import { createClient } from '@mofu/wire/client'
import { collectionsOf } from '@mofu/wire/collections'
import { nftsV2 } from '@mofu/wire/market'
import { expect } from '@playwright/test'

import { expectAccessible, stackUrl, test } from './journey.ts'

const api = () => createClient({ baseUrl: stackUrl() })

test('the list is filtered by traits and name, the address holds the filters, and they can be cleared', async ({
  visitor,
}) => {
  const { data } = await api()(collectionsOf, { params: { x: accountOf('mei').address }, query: {} })
  const contract = data.list[0]?.contract ?? ''
  const { data: all } = await api()(nftsV2, { body: { collection: contract, pageSize: 100 } })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto(`/list?collection=${contract}`)
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(cards).toHaveCount(all.list.length)

  const filters = visitor.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Species', { exact: true }).click()
  const first = filters.getByRole('group', { name: 'Traits: Species' }).getByRole('checkbox').first()
  const label = (
    await filters.getByRole('group', { name: 'Traits: Species' }).locator('label').first().innerText()
  ).split('\n')
  await first.check()
  await expect(visitor).toHaveURL(/traits=species/)
  await expect(cards).toHaveCount(Number(label.at(-1)))
  // The link shows everybody the same.
  await visitor.reload()
  await expect(cards).toHaveCount(Number(label.at(-1)))
  await filters.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(cards).toHaveCount(all.list.length)

  const name = all.list[2]?.title ?? ''
  await visitor.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(cards).toHaveText([name])
  await expect(visitor).toHaveURL(/q=/)
  await visitor.getByRole('searchbox', { name: 'Search by name' }).fill('nobody at all')
  await expect(visitor.getByRole('heading', { name: 'Nobody like that here' })).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Clear the filters' }).first().click()
  await expect(cards).toHaveCount(all.list.length)
})

test('a filtered list says how many there are and what it shows, and each filter can be removed', async ({
  visitor,
}) => {
  const { data } = await api()(collectionsOf, { params: { x: accountOf('mei').address }, query: {} })
  const [cloud] = data.list
  const { data: all } = await api()(nftsV2, { body: { collection: cloud?.contract, pageSize: 100 } })
  const title = visitor.getByRole('heading', { level: 1 })
  await visitor.setViewportSize({ width: 1440, height: 700 })
  await visitor.goto('/list')
  await expect(title).toHaveText('Newest pets')
  await visitor.goto(`/list?collection=${cloud?.contract}`)
  await expect(title).toHaveText(cloud?.name ?? '')
  await expect(visitor.getByText(`${all.list.length} pets`, { exact: true })).toBeVisible()
  const name = all.list[1]?.title ?? ''
  await visitor.goto(`/list?collection=${cloud?.contract}&q=${encodeURIComponent(name)}&media=IMAGE`)
  await expect(title).toHaveText(`Pets named “${name}”`)
  await expect(visitor.getByText('1 pet', { exact: true })).toBeVisible()
  const chips = visitor.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect(chips).toHaveText([`“${name}”`, 'Image'])
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: `Remove the filter “${name}”` }).click()
  await expect(visitor.getByText(`${all.list.length} pets`, { exact: true })).toBeVisible()
  await expect(visitor.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('')
  await expect(chips).toHaveText(['Image'])
  // The filters stay in view while the list scrolls.
  await visitor.goto('/list?status=listed&sort=newest')
  await expect(title).toHaveText('Pets for sale')
  await visitor.goto('/list?media=IMAGE')
  // As soon as there is a list to scroll; over it, because the filters scroll by themselves.
  await visitor.mouse.move(900, 400)
  const scrolled = () => visitor.evaluate(() => window.scrollY)
  await expect
    .poll(async () => {
      if ((await scrolled()) <= 500) await visitor.mouse.wheel(0, 1_500)
      return scrolled()
    })
    .toBeGreaterThan(500)
  await expect(
    visitor.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'For sale now' }),
  ).toBeInViewport()
})

test('on a phone the filters open in a dialog', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto('/list')
  // The platform's own pets are images, whatever others have minted.
  await visitor
    .getByRole('navigation', { name: 'Collections' })
    .getByRole('link', { name: 'Mofu Pets' })
    .click()
  await visitor.getByRole('button', { name: 'Filters' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('checkbox', { name: 'Video' }).check()
  await dialog.getByRole('button', { name: 'Show pets' }).click()
  await expect(visitor.getByRole('heading', { name: 'Nobody like that here' })).toBeVisible()
  await expect(visitor).toHaveURL(/media=VIDEO/)
  await expect(visitor.getByRole('button', { name: '1 filter' })).toBeVisible()
})

test('my pets are the list of type my, with a tab for pets that were sent to me [route-11]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'hana')
  await visitor.goto('/list?type=my')
  await visitor.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  await visitor
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: 'MetaMask' })
    .click()
  const { data } = await api()(nftsV2, { body: { owner: accountOf('hana').address, pageSize: 100 } })
  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(cards.first()).toHaveText(data.list[0]?.title ?? '')
  await visitor.getByRole('link', { name: 'Hidden', exact: true }).click()
  await expect(visitor).toHaveURL(/type=my&tab=hidden/)
  await expect(visitor.getByRole('heading', { name: 'Nothing is hidden' })).toBeVisible()
})

test('a failed request is logged without its parameters and rejected, and can be tried again [ui-34]', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  let isDown = true
  await page.route(/\/open\/nft\/nftsV2/, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/list')
  // The first page comes with the document; a search is a request.
  await page.getByRole('searchbox').first().fill('Momo')
  await page.keyboard.press('Enter')
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pets', exact: true })).toHaveCount(0)
  expect(warnings).toContain('request failed: POST /open/nft/nftsV2: 0')
  expect(warnings.join(' ')).not.toContain('Momo')
  isDown = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
})
