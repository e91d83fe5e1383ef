import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => panel(page).getByRole('combobox')
const options = (page: Page) => panel(page).getByRole('option')
const active = (page: Page) => panel(page).getByRole('option', { selected: true })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

for (const width of [390, 1440]) {
  test(`at ${width} px the search finds by kind, opens with the keyboard, and remembers what was searched for`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto('/list')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await visitor.keyboard.press('/')
    await expect(field(visitor)).toBeFocused()
    await expect(field(visitor)).toHaveValue('')
    if (width < 640) expect((await panel(visitor).boundingBox())?.width).toBe(width)

    await field(visitor).fill('mofu')
    const works = panel(visitor)
      .getByRole('group', { name: 'Collections' })
      .getByRole('option', { name: /Mofu Works/ })
    await expect(works).toBeVisible()
    await expect(active(visitor)).toHaveCount(1)
    await expect(options(visitor).first()).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(visitor)
    await visitor.keyboard.press('ArrowUp')
    await expect(options(visitor).last()).toHaveAttribute('aria-selected', 'true')
    await visitor.keyboard.press('ArrowDown')
    await expect(options(visitor).first()).toHaveAttribute('aria-selected', 'true')

    await field(visitor).fill('mofu works')
    await expect(active(visitor)).toHaveText(/Mofu Works/)
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(/\/collection-list\//)
    await expect(panel(visitor)).toBeHidden()

    await button(visitor).click()
    await expect(options(visitor)).toHaveText(['mofu works'])
    await visitor.keyboard.press('Escape')
    await expect(panel(visitor)).toBeHidden()
    await expect(button(visitor)).toBeFocused()
  })
}

test('"/" is a character in a field, and all results of a kind are on its list', async ({ visitor }) => {
  await visitor.goto('/pnslist')
  const names = visitor.getByLabel('Find a name', { exact: true }).last()
  await names.focus()
  await visitor.keyboard.press('/')
  await expect(names).toHaveValue('/')
  await expect(panel(visitor)).toBeHidden()

  await button(visitor).click()
  await field(visitor).fill('bowl')
  await panel(visitor).getByRole('option', { name: 'See all goods for “bowl”' }).click()
  await expect(visitor).toHaveURL(/\/mall\?q=bowl/)
})

test('a late answer is not shown for a newer text; nothing found and a failure have words', async ({
  visitor,
}) => {
  const late = Promise.withResolvers<undefined>()
  await visitor.route('**/api/app/search?q=mofu+works*', async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  await visitor.goto('/list')
  await button(visitor).click()
  const asked = visitor.waitForRequest(/search\?q=mofu\+works/)
  await field(visitor).fill('mofu works')
  await asked
  await field(visitor).fill('qqzzqq')
  await expect(panel(visitor).getByText('Nothing found for “qqzzqq”')).toBeVisible()
  late.resolve(undefined)
  await visitor.waitForTimeout(500)
  await expect(panel(visitor).getByText('Nothing found for “qqzzqq”')).toBeVisible()
  await expect(options(visitor)).toHaveCount(0)
  await expectAccessible(visitor)

  await visitor.route('**/api/app/search?q=broken*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  )
  await field(visitor).fill('broken')
  await expect(panel(visitor).getByRole('alert')).toContainText('The search did not work', {
    timeout: 30_000,
  })
  await expectAccessible(visitor)
  await visitor.unroute('**/api/app/search?q=broken*')
  await panel(visitor).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(visitor).getByText('Nothing found for “broken”')).toBeVisible()
})
