import { publishBox } from '@mofu/testkit/seed/economy/boxes'
import { boxes } from '@mofu/wire/boxes'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive } from './trader.ts'

async function chooseLottery(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Game', exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'Lottery' }).click()
}

async function expectNotStarted(page: Page): Promise<void> {
  await chooseLottery(page)
  await expect(page.getByText('Warning', { exact: true })).toBeVisible()
  await expect(page.getByText('Activity not started')).toBeVisible()
  await expect(page).toHaveURL(/\/terms$/)
}

// Its project in playwright.config.ts runs before the journeys that publish boxes.
test('the lottery menu warns that the activity has not started without a lottery or a box of the account, and leads there with one [ui-14]', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(180_000)
  const { data } = await createClient({ baseUrl: stackUrl() })(boxes, { query: {} })
  expect(data.list, 'another journey has made a box before').toEqual([])
  await visitor.goto('/terms')
  await expectNotStarted(visitor)

  // Announced only: its owner finds it, an account without a box does not.
  const { context, make, indexed } = await lotteriesHere()
  const { id } = await make('First box', [7_301], { isPublished: false })
  const owner = await arrive(browser, 'kei', '/terms')
  await chooseLottery(owner)
  await expect(owner).toHaveURL(/\/lotteries$/)
  const other = await arrive(browser, 'goro', '/terms')
  await expectNotStarted(other)

  await publishBox(context, 'kei', id, 0)
  await indexed()
  await other.reload()
  await chooseLottery(other)
  await expect(other).toHaveURL(/\/lotteries$/)
})
