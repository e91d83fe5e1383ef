import { endCreation } from '@mofu/testkit/seed/economy/gacha'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough } from './trader.ts'

test('an admin reads stock and sales of a machine, changes its texts, closes and opens it, and creates another; another wallet reads why it cannot [route-05] [route-06]', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(240_000)
  const admin = await arrive(browser, 'deployer', '/gachaMachine/manager')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  const machine = admin.getByRole('list', { name: 'Machines' }).getByRole('article').first()
  await expect(machine).toContainText(/Pets in the machine\s*[\d,]+ of 10,000/)
  await expect(machine).toContainText(/Revenue of decided pulls\s*[\d.]+\sGBT/)
  await expect(machine).toContainText(/Pulls waiting\s*\d+/)
  await expect(machine).toContainText(/Keeper\s*(No pull is waiting|Pulls are decided in time)/)
  await expect(machine.getByText('Open', { exact: true })).toBeVisible()
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)
  }

  await machine.getByRole('link', { name: 'Edit' }).click()
  await expect(admin).toHaveURL(/\/gachaMachine-edit\/1$/)
  const texts = admin.getByRole('region', { name: 'Texts and cover' })
  const introduction = texts.getByLabel('Introduction')
  await expect(introduction).toHaveValue(/^Ten thousand pets wait in here/)
  await texts.getByLabel('Title').fill('')
  await texts.getByRole('button', { name: 'Save texts' }).click()
  await expect(texts.getByText('Give it a title.')).toBeVisible()
  await texts.getByLabel('Title').fill('Turn the handle')
  // A report that fails to load does not take away what was typed.
  await admin.route(/\/gacha\/report\?/, (route) => route.abort())
  const failed = () =>
    admin.waitForEvent('requestfailed', (request) => /\/gacha\/report\?/.test(request.url()))
  await failed()
  await failed()
  await expect(texts.getByLabel('Title')).toHaveValue('Turn the handle')
  await admin.unroute(/\/gacha\/report\?/)
  await texts.getByRole('button', { name: 'Save texts' }).click()
  await signThrough(admin, 'Changed')
  await visitor.goto('/gachaMachine?machine=1')
  await expect(visitor.getByText('Turn the handle')).toBeVisible()

  const pulling = admin.getByRole('region', { name: 'Pulls' })
  await pulling.getByRole('button', { name: 'Close the machine' }).click()
  await expect(admin.getByRole('dialog')).toContainText('Nobody can pull until it is opened again.')
  await signThrough(admin, 'Changed')
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Pull', exact: true })).toHaveCount(0)
  await expect(pulling).toContainText('The machine is closed')
  await expectAccessible(admin)
  await pulling.getByRole('button', { name: 'Open the machine' }).click()
  await signThrough(admin, 'Changed')
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Pull', exact: true })).toBeVisible()

  await admin.goto('/gachaMachine/manager')
  await admin.getByRole('link', { name: 'Create a machine' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Create a gacha machine' })).toBeVisible()
  const create = admin.getByRole('button', { name: 'Create a machine' })
  await admin.getByLabel('Name').fill('Moon Capsules')
  await admin.getByLabel('Step of the price, in GBT').fill('2')
  await create.click()
  await expect(admin.getByText('Give it a title.')).toBeVisible()
  await expect(admin.getByText('Enter a step above 0 and at most one whole coin.')).toBeVisible()
  await admin.getByLabel('Title').fill('Pets of the night')
  await admin.getByLabel('Introduction').fill('They sleep by day.')
  await admin.getByLabel('Step of the price, in GBT').fill('0.002')
  await create.click()
  await signThrough(admin, 'The machine is created')
  await admin.goto('/gachaMachine/manager')
  const created = admin.getByRole('article').filter({ hasText: 'Moon Capsules' })
  await expect(created).toContainText(/Pets in the machine\s*10,000 of 10,000/)
  await expect(created.getByText('Closed', { exact: true })).toBeVisible()
  await created.getByRole('link', { name: 'Edit' }).click()
  await expect(admin).toHaveURL(/\/gachaMachine-edit\/2$/)
  await expect(texts.getByLabel('Introduction')).toHaveValue('They sleep by day.')

  const { context, indexed } = await lotteriesHere()
  await endCreation(context)
  await indexed()
  await admin.goto('/gachaMachine/manager')
  await expect(admin.getByText('The creation of machines has ended for ever')).toBeVisible()
  await admin.goto('/gachaMachine-edit/new')
  await expect(admin.getByRole('heading', { name: 'No more machines' })).toBeVisible()

  const other = await arrive(browser, 'goro', '/gachaMachine/manager')
  await other.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(other.getByRole('heading', { name: 'Only admins manage the machines' })).toBeVisible()
  await expect(other.getByText('This wallet has no admin role.')).toBeVisible()
  await other.goto('/gachaMachine-edit/1')
  await expect(other.getByRole('heading', { name: 'Only admins manage the machines' })).toBeVisible()
})
