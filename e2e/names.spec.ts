import { accountOf, type Person } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { namesHere } from './name-holder.ts'
import { arrive, signThrough, tradingHere } from './trader.ts'

test.describe.configure({ timeout: 300_000 })

const owner: Person = 'jun'
/** In seconds, as the contract counts it. */
const YEAR = 365 * 86_400

const search = (page: Page) => page.getByRole('region', { name: 'Find a name' })
const field = (page: Page) => search(page).getByLabel('Find a name', { exact: true })
const records = (page: Page) => page.getByRole('region', { name: 'Records' })
const renewal = (page: Page) => page.getByRole('region', { name: 'Renew' })

test('a visitor searches names: what is typed is read by rule, look-alikes are told, prices and owners are shown [route-13]', async ({
  visitor,
}) => {
  const { register } = await namesHere()
  await register([['kumo', 'rin']])
  await visitor.goto('/pnslist')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pet names' })).toBeVisible()
  const prices = visitor.getByRole('region', { name: 'What a name costs' })
  for (const price of ['0.2 ETH', '0.05 ETH', '0.002 ETH']) await expect(prices).toContainText(price)

  await field(visitor).fill('MOMO-Bear.pet')
  await expect(search(visitor).getByText('Your name will be momo-bear.pet.')).toBeVisible()
  await expect(field(visitor)).toHaveValue('MOMO-Bear.pet')
  await expect(search(visitor).getByRole('heading', { name: 'momo-bear.pet' })).toBeVisible()
  await expect(search(visitor).getByText('Available', { exact: true })).toBeVisible()
  await search(visitor).getByLabel('How long?').selectOption({ label: '3 years' })
  await expect(search(visitor)).toContainText('0.006 ETH')
  await expectLooksWell(visitor)

  await field(visitor).fill('mоmo')
  await expect(
    search(visitor).getByText('Names cannot contain “о” (U+043E).', { exact: false }),
  ).toBeVisible()
  await field(visitor).fill('kum0')
  await expect(search(visitor).getByText('People may confuse it with kumo.pet.')).toBeVisible()
  await field(visitor).fill('kumo')
  await expect(search(visitor).getByText('Registered', { exact: true })).toBeVisible()

  const list = visitor.getByRole('list', { name: 'Names', exact: true })
  await expect(list.getByRole('link', { name: 'kumo.pet' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Ending soon' }).click()
  await expect(list.getByRole('link', { name: 'kumo.pet' })).toHaveCount(0)
})

test('a wallet registers a name in two steps across a reload and another device, then renews it, sets records and makes it primary [route-15]', async ({
  browser,
}) => {
  const label = 'hoshi-no-neko'
  const name = `${label}.pet`
  const { pass, pathOf, nameOf, textOf, primaryNameOf } = await namesHere()
  const { mint } = await tradingHere()
  const [pet] = await mint(owner, [7_401])

  const first = await arrive(browser, owner, `/pnslist?q=${label}`)
  await search(first).getByLabel('How long?').selectOption({ label: '2 years' })
  await search(first).getByRole('button', { name: 'Start: step 1' }).click()
  await signThrough(first, 'Step 1 is done')
  await expect(search(first)).toContainText(`${name} is not yours until the second step.`)
  const secondStep = (page: Page) =>
    search(page).getByRole('button', { name: 'Step 2: register for 0.004 ETH' })
  await expect(secondStep(first)).toBeDisabled()
  await first.reload()
  await expect(search(first)).toContainText(`${name} is not yours until the second step.`)
  await expect(secondStep(first)).toBeDisabled()
  await expectLooksWell(first)

  // Another device knows nothing; the same signature finds the commitment, with its two years.
  const second = await arrive(browser, owner, `/pnslist?q=${label}`)
  await search(second).getByRole('button', { name: 'Start: step 1' }).click()
  await expect(second.getByText('We found your first step on the chain.', { exact: false })).toBeVisible()
  await expect(secondStep(second)).toBeVisible()
  await pass(60)
  await expect(secondStep(second)).toBeEnabled()
  await secondStep(second).click()
  await signThrough(second, `${name} is yours`)
  await expect(search(second).getByText('This name is yours.')).toBeVisible()
  const { holder, expiry } = await nameOf(label)
  expect(holder).toBe(accountOf(owner).address)
  await first.context().close()

  await search(second).getByRole('link', { name: 'See the name' }).click()
  await expect(second).toHaveURL(`${stackUrl()}${await pathOf(label)}`)
  await expect(second.getByRole('heading', { level: 1, name })).toBeVisible()
  await renewal(second).getByLabel('How long?').selectOption({ label: '3 years' })
  await renewal(second).getByRole('button', { name: 'Renew for 0.006 ETH' }).click()
  await signThrough(second, `${name} is renewed`)
  expect((await nameOf(label)).expiry).toBe(expiry + BigInt(3 * YEAR))
  await expect(second.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(2)

  const record = records(second).getByLabel('Record', { exact: true })
  const save = records(second).getByRole('button', { name: 'Save record' })
  await record.selectOption({ label: 'Website' })
  await records(second).getByLabel('New value').fill('https://neko.example')
  await save.click()
  await signThrough(second, 'The record is set')
  await expect(records(second).getByRole('link', { name: 'https://neko.example' })).toBeVisible()
  await record.selectOption({ label: 'Avatar pet' })
  await records(second)
    .getByLabel('Your pets')
    .selectOption({ label: pet?.name ?? '' })
  await save.click()
  await signThrough(second, 'The record is set')
  await expect(records(second).getByRole('link', { name: pet?.name ?? '' })).toBeVisible()
  expect(await textOf(label, 'url')).toBe('https://neko.example')

  const primary = second.getByRole('region', { name: 'Primary name' })
  await primary.getByRole('button', { name: 'Make it my primary name' }).click()
  await signThrough(second, 'This is your primary name now')
  await expect(primary).toContainText('This is the primary name of')
  expect(await primaryNameOf(owner)).toBe(name)
  await expectLooksWell(second)

  await second.getByRole('link', { name: 'Buy, sell or make an offer' }).click()
  await expect(second.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(second.getByText('Pet Name Service').first()).toBeVisible()
})

test('an owner renews several names, one after the other [route-34]', async ({ browser }) => {
  const { register, nameOf } = await namesHere()
  await register([
    ['sora-one', 'kai'],
    ['sora-two', 'kai'],
  ])
  const before = [await nameOf('sora-one'), await nameOf('sora-two')].map(({ expiry }) => expiry)
  const page = await arrive(browser, 'kai', '/user-center/mypns-list')
  const mine = page.getByRole('list', { name: 'My names' })
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect(page.getByText('2 names chosen')).toBeVisible()
  await expect(renewal(page)).toContainText('0.004 ETH')
  await expectLooksWell(page)
  const next = renewal(page).getByRole('button', { name: /^Renew sora-/ })
  await next.click()
  await signThrough(page, /is renewed$/)
  await expect(renewal(page)).toContainText('1 of 2 renewed')
  await next.click()
  await signThrough(page, /is renewed$/)
  await expect(renewal(page)).toContainText('All chosen names are renewed.')
  const after = [await nameOf('sora-one'), await nameOf('sora-two')].map(({ expiry }) => expiry)
  expect(after).toEqual(before.map((expiry) => expiry + BigInt(YEAR)))
})

test('the days of the report are those of UTC, also for a reader far west of it', async ({ browser }) => {
  const { register } = await namesHere()
  await register([['westward', 'emi']])
  const context = await browser.newContext({
    baseURL: stackUrl(),
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.goto('/pns-collection-report?days=7')
  const row = page.getByRole('table', { name: 'By day' }).getByRole('row').nth(1)
  const [today = ''] = (await row.getByRole('cell').first().innerText()).split(' ')
  const chart = page.getByRole('figure').filter({ hasText: 'Paid for names each day (ETH)' })
  await chart.getByRole('button').click()
  const shown = chart.getByRole('row').last().getByRole('cell').first()
  const day = new Date(`${today}T00:00:00Z`)
  await expect(shown).toHaveText(day.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' }))
})

test('the report counts names, registrations and what was paid [route-14]', async ({ visitor }) => {
  const { register } = await namesHere()
  await register([['counted', 'emi']])
  await visitor.goto('/pnslist')
  await visitor.getByRole('main').getByRole('link', { name: 'Report', exact: true }).click()
  await expect(visitor).toHaveURL(/\/pns-collection-report$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pet names: report' })).toBeVisible()
  await expect(visitor.getByText('Paid for names each day (ETH)')).toBeVisible()
  const table = visitor.getByRole('table', { name: 'By day' })
  await expect(table.getByRole('row').nth(1)).toContainText('ETH')
  await expectLooksWell(visitor)
  await visitor.getByRole('link', { name: '7 days' }).click()
  await expect(table.getByRole('row')).toHaveCount(8)
})
