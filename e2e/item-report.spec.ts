import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { arrive, tradingHere } from './trader.ts'

test('a pet is liked and found among the likes, reported, and the admin’s decision is shown', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('ren', [3_100])
  if (!pet) throw new Error('nothing was minted')
  const page = await arrive(browser, 'mio', '/account')
  await page.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await page.goto(`/detail/${pet.id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Report ${pet.name}` })
  await dialog.getByLabel('It was stolen from me').check()
  await dialog.getByLabel('Anything we should know?').fill('Look at block 1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Reported: we are looking')).toBeVisible()

  await page.goto('/list?type=my')
  await page.getByRole('link', { name: 'Liked', exact: true }).click()
  await expect(page).toHaveURL(/tab=liked/)
  await expect(page.getByRole('list', { name: 'Pets you like' }).getByRole('link')).toHaveText([pet.name])
  await expectNoSidewaysScroll(page)

  const admin = await arrive(browser, 'deployer', '/admin/reports')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  const reports = admin.getByRole('region', { name: 'Reported pets' })
  const row = reports.getByRole('listitem').filter({ hasText: pet.name }).first()
  await expect(row).toContainText('Look at block 1')
  await row.getByRole('button', { name: 'Nothing is wrong' }).click()
  await expect(row.getByText('At least 3 characters.')).toBeVisible()
  await row.getByLabel('What you decided, and why').fill('It was sold by its owner.')
  await expectAccessible(admin)
  await row.getByRole('button', { name: 'Nothing is wrong' }).click()
  await expect(reports.getByRole('link', { name: pet.name })).toHaveCount(0)
  await reports.getByRole('button', { name: 'Decided' }).click()
  await expect(row).toContainText('It was sold by its owner.')

  await page.goto(`/detail/${pet.id}`)
  await expect(page.getByText('Reported: we found nothing wrong')).toBeVisible()
  await page.context().close()
  await admin.context().close()
})
