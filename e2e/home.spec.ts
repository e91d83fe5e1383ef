import { readFileSync } from 'node:fs'

import { samplePng } from '@mofu/testkit/sample-files'
import { createClient } from '@mofu/wire/client'
import { home } from '@mofu/wire/home'
import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { petsHere } from './pet-holder.ts'
import { arrive } from './trader.ts'

/** SPEC §2: 2480/2067 of the width up to 750 px, else 1280/3510 less 50 px. */
function bannerHeight(width: number): number {
  return width <= 750 ? (width * 2480) / 2067 : (width * 1280) / 3510 - 50
}

async function expectBanner(page: Page): Promise<void> {
  const box = await page.locator('[data-banner]').boundingBox()
  expect(Math.abs((box?.height ?? 0) - bannerHeight(box?.width ?? 0))).toBeLessThan(1)
}

// Twelve transactions come first, while the whole stack shares the machine.
test.describe.configure({ timeout: 180_000 })

test('the home page welcomes, shows series, launchpad and the lowest asks, links on and to the report [route-01] [route-18] [ui-21]', async ({
  visitor,
}) => {
  const trading = await petsHere()
  const pets = await trading.pull('ren', 11)
  await trading.allowMarket('ren')
  for (const [index, { tokenId }] of pets.entries()) {
    await trading.list('ren', tokenId, { price: BigInt(index + 1) })
  }
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ten thousand fluffy pets')
  const deals = visitor.getByRole('list', { name: 'Hot deals' }).getByRole('link')
  await expect(deals).toHaveText(pets.slice(0, 10).map(({ name }) => name))
  await expectAccessible(visitor)
  const { data } = await createClient({ baseUrl: stackUrl() })(home, { query: {} })
  const series = visitor.getByRole('list', { name: 'Popular series' }).getByRole('link')
  await expect(series).toHaveText(data.popularSeries.map(({ title }) => title.en ?? ''))
  await expect(visitor.getByRole('heading', { name: 'Launchpad' })).toBeVisible()
  await expect(visitor.locator('dl').first()).toContainText(`Pets${data.figures.nfts}`)

  // When a deal is unlisted, the next one appears without a reload.
  const [first] = pets
  await trading.buy('mio', 'ren', first?.tokenId ?? 0n, { price: 1n })
  await expect(deals).toHaveText(pets.slice(1, 11).map(({ name }) => name))
  await expect(visitor.locator('dl').first()).toContainText(`Sales, 7 days${data.figures.sales + 1}`)

  await visitor.getByRole('link', { name: 'Market report' }).click()
  await expect(visitor).toHaveURL(/\/collection-report$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Market report' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Paid per day, in ETH' })).toBeVisible()
  const ranking = visitor.getByRole('region', { name: 'By collection' }).last()
  await expect(ranking.getByRole('row').filter({ hasText: 'Mofu Pets' })).toContainText('ETH')
  await expectAccessible(visitor)
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download CSV' }).first().click()
  const csv = readFileSync(await (await saving).path(), 'utf8')
  expect(csv).toContain('Collection,Sales,Paid,Pets,Holders,Contract')
  expect(csv).toMatch(/Mofu Pets,\d+,[\d.,"]+ ETH/)
  await ranking.getByRole('link', { name: 'Mofu Pets' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Mofu Pets' })).toBeVisible()
  await visitor.getByRole('link', { name: '7 days' }).click()
  await expect(visitor).toHaveURL(/days=7/)
  const today = visitor.getByRole('region', { name: 'Mofu Pets · Day by day' }).getByRole('row')
  await expect(today).toHaveCount(8)
  await expect(today.nth(1)).toContainText(new Date().toISOString().slice(0, 10))
  await visitor.goto('/')

  await visitor.getByRole('link', { name: 'Adopt a pet' }).click()
  await expect(visitor).toHaveURL(/\/gachaMachine$/)
  await visitor.goBack()
  await series.first().click()
  await expect(visitor).toHaveURL(/\/collection-list\//)
  await visitor.goBack()
  await visitor.getByRole('link', { name: 'Get started' }).click()
  await expect(visitor).toHaveURL(/\/list$/)
})

test('the banner keeps SPEC’s height at every width, also while the window is resized [ui-22]', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 900 })
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Get started' }).waitFor()
  for (const width of [390, 750, 751, 1440, 2000]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectBanner(visitor)
    await expectNoSidewaysScroll(visitor)
    // Everything in the welcome slide fits inside.
    const banner = await visitor.locator('[data-banner]').boundingBox()
    const button = await visitor.getByRole('link', { name: 'Get started' }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((banner?.y ?? 0) + (banner?.height ?? 0))
    const heading = await visitor.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual(banner?.y ?? 0)
  }
})

test('an admin puts a series and a banner on the home page, and removes them again', async ({ browser }) => {
  const admin = await arrive(browser, 'deployer', '/admin/home')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  const banners = admin.getByRole('region', { name: 'Banners' })
  await banners.getByRole('button', { name: 'Add a banner' }).click()
  await banners
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'spring.png', mimeType: 'image/png', buffer: samplePng({ seed: 71 }) })
  await expect(banners.getByRole('button', { name: 'Replace' })).toBeVisible()
  await banners.getByLabel('Title · English').fill('Spring is here')
  await banners.getByLabel('Link').fill('/mint')
  const popular = admin.getByRole('region', { name: 'Popular series' })
  await popular.getByRole('button', { name: 'Add a series' }).click()
  await popular.getByLabel('Collection', { exact: true }).selectOption({ label: '雲朵俱樂部' })
  await popular.getByLabel('Line below · English').fill('Soft as a cloud')
  await admin.getByRole('button', { name: 'Save the home page' }).click()
  await expect(admin.getByText('At least 3 characters.')).toBeVisible()
  await admin.getByLabel('Reason').fill('spring')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Save the home page' }).click()
  await admin.getByRole('link', { name: 'Look at it' }).click()
  const series = admin.getByRole('list', { name: 'Popular series' })
  await expect(series.getByRole('link')).toHaveText(['雲朵俱樂部'])
  await expect(series).toContainText('Soft as a cloud')
  await admin.getByRole('button', { name: 'Page 2 of 2' }).click()
  await admin.getByRole('link', { name: 'Spring is here' }).click()
  await expect(admin).toHaveURL(/\/mint/)

  await admin.goto('/admin/home')
  await admin.getByRole('button', { name: 'Remove' }).first().click()
  await admin.getByRole('button', { name: 'Remove' }).click()
  await admin.getByLabel('Reason').fill('spring is over')
  await admin.getByRole('button', { name: 'Save the home page' }).click()
  await expect(admin.getByText('Saved. Everyone sees it now.')).toBeVisible()
  await admin.goto('/')
  await expect(admin.getByRole('list', { name: 'Popular series' }).getByRole('link')).not.toHaveCount(1)
  await expect(admin.getByRole('link', { name: 'Spring is here' })).toHaveCount(0)
  await admin.context().close()
})
