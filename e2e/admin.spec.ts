import { readFileSync } from 'node:fs'

import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'
import pg from 'pg'

import { databaseUrl, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { connect, signInWithWallet } from './sign-in.ts'

test('an admin grants and revokes a role with a reason, and the audit log shows it [rule-50]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'deployer')
  await connect(visitor, '/admin/people')
  await signInWithWallet(visitor).click()
  await expect(visitor.getByRole('heading', { name: 'People and roles' })).toBeVisible()
  const holders = visitor.getByRole('list', { name: 'Who has a role' })
  await expect(holders.getByText('From configuration')).toHaveCount(3)
  await expectAccessible(visitor)

  const { address } = accountOf('lin')
  await visitor.getByRole('textbox', { name: 'Address' }).fill(address)
  await visitor.getByLabel('Group leader').check()
  await visitor.getByRole('textbox', { name: 'Reason' }).fill('leads the night garden')
  await visitor.getByRole('button', { name: 'Give the role' }).click()
  await expect(visitor.getByText(`Done. ${address} is Group leader now.`)).toBeVisible()
  const row = holders.getByRole('listitem').filter({ hasText: address.toLowerCase() })
  await expect(row).toContainText('leads the night garden')
  await row.getByRole('button', { name: 'Remove' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Remove the role Group leader?' })
  await dialog.getByLabel('Reason').fill('moved on')
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await expect(row).toHaveCount(0)
  await visitor
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Audit log' })
    .click()
  const log = visitor.getByRole('table').getByRole('row')
  await expect(log.nth(1)).toContainText('Took the role Group leader')
  await expect(log.nth(1)).toContainText('moved on')
  await expect(log.nth(2)).toContainText('Gave the role Group leader')
  const filter = visitor.getByRole('form', { name: 'Filter the audit log' })
  await filter.getByLabel('Action').fill('accounts.grant_role')
  await filter.getByRole('button', { name: 'Filter' }).click()
  await expect(log.nth(1)).toContainText('Gave the role Group leader')
  await expect(visitor.getByRole('table')).not.toContainText('Took the role')
  const saving = visitor.waitForEvent('download')
  await filter.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toContain('leads the night garden')
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }
})

test('an admin sees a job that failed permanently, and retries it', async ({ visitor, walletOf }) => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  // As the job queue leaves it: a sweep, which is harmless to run once more.
  await client.query(`
    insert into jobs.job (name, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('dead-letter', 'sweep-live-events', gen_random_uuid(), now(), 3, '{"message": "57014 delete app.live_event"}')`)
  await client.end()
  await walletOf(visitor, 'deployer')
  await connect(visitor, '/admin/jobs')
  await signInWithWallet(visitor).click()
  const failed = visitor.getByRole('list', { name: 'Background jobs' }).getByRole('listitem')
  await expect(failed).toContainText('sweep-live-events')
  await expect(failed).toContainText('4 tries')
  await expect(failed).toContainText('57014 delete app.live_event')
  await expectAccessible(visitor)
  await failed.getByRole('button', { name: 'Retry sweep-live-events' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Retry sweep-live-events?' })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Say why, in a few words')).toBeVisible()
  await expectAccessible(visitor)
  await dialog.getByLabel('Reason').fill('the database answers again')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(visitor.getByText('Nothing has failed.')).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(visitor)
})

const pages = [
  ['Today', '/admin', 'Today'],
  ['Proposals', '/admin/proposals', 'Proposals'],
  ['People and roles', '/admin/people', 'People and roles'],
  ['Home page', '/admin/home', 'Home page'],
  ['Quizzes', '/admin/quiz', 'Edit the quiz page'],
  ['Collections', '/admin/collections', 'Collections'],
  ['Reported pets', '/admin/reports', 'Reported pets'],
  ['Shop applications', '/mall/review', 'Shops that wait'],
  ['Disputes', '/admin/disputes', 'Disputes'],
  ['Orders and payments', '/admin/orders', 'Find an order'],
  ['Contract settings', '/admin/chain', 'Contract settings'],
  ['Gacha machines', '/gachaMachine/manager', 'Manage gacha machines'],
  ['Pledge settings', '/fnft-setup', 'Pledge setup'],
  ['Jobs and files', '/admin/jobs', 'Jobs and files'],
  ['Audit log', '/admin/audit', 'Audit log'],
] as const

test('an admin opens every page of the administration from its navigation, on a phone from a select', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'deployer')
  await connect(visitor, '/admin')
  await signInWithWallet(visitor).click()
  const navigation = visitor.getByRole('navigation', { name: 'Administration' })
  await expect(visitor.getByRole('list', { name: 'Waiting for you' }).getByRole('link')).toHaveCount(8)
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    for (const [name, path, title] of pages) {
      if (width === 390) await navigation.getByLabel('Page of the administration').selectOption(name)
      else await navigation.getByRole('link', { name, exact: true }).click()
      await expect(visitor).toHaveURL(path)
      await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      if (width === 1440) {
        await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
      }
      await expectNoSidewaysScroll(visitor)
    }
    await visitor.goto('/admin')
    await expect(navigation).toBeVisible()
    await expectAccessible(visitor)
  }
})

test('others than admins see neither the pages nor the navigation of the administration', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  await connect(visitor, '/admin')
  await signInWithWallet(visitor).click()
  for (const [, path] of pages) {
    // Orders are refused when one is searched for; the others are not part of the administration alone.
    if (!path.startsWith('/admin') || path === '/admin/orders') continue
    await visitor.goto(path)
    await expect(visitor.getByText(/^Only admins/).first()).toBeVisible()
    await expect(visitor.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  }
})

test('an admin finds a collection by its state, with the reason of the last decision', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'deployer')
  await connect(visitor, '/admin/collections')
  await signInWithWallet(visitor).click()
  const list = visitor.getByRole('list', { name: 'Collections by state' })
  const name = await list.getByRole('link').first().innerText()
  await list.getByRole('link', { name, exact: true }).first().click()
  await expect(visitor).toHaveURL(/collection-list/)
  const moderation = visitor.getByRole('region', { name: 'Moderation' })
  const decide = async (state: string, reason: string) => {
    await moderation.getByLabel(state, { exact: true }).check()
    await moderation.getByLabel('Reason').fill(reason)
    await moderation.getByRole('button', { name: 'Set the state' }).click()
    await expect(moderation.getByText(`Done. The collection is now: ${state}.`)).toBeVisible()
  }
  await decide('Hidden', 'copies another one')
  const page = visitor.url()
  try {
    await visitor.goto('/admin/collections')
    await visitor.getByRole('button', { name: 'Hidden', exact: true }).click()
    const row = list.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('copies another one')
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(visitor)
      await expectAccessible(visitor)
    }
  } finally {
    await visitor.goto(page)
    await decide('Not verified', 'a test hid it')
  }
  await visitor.goto('/admin/collections')
  await visitor.getByRole('button', { name: 'Hidden', exact: true }).click()
  await expect(list.getByRole('link', { name, exact: true })).toHaveCount(0)
})
