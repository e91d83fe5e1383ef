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
  await connect(visitor, '/admin')
  await signInWithWallet(visitor).click()
  await expect(visitor.getByRole('heading', { name: 'Administration' })).toBeVisible()
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
  await row.getByRole('button', { name: 'Take away' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Take the role Group leader away?' })
  await dialog.getByLabel('Reason').fill('moved on')
  await dialog.getByRole('button', { name: 'Take it away' }).click()
  await expect(row).toHaveCount(0)
  const log = visitor.getByRole('table').getByRole('row')
  await expect(log.nth(1)).toContainText('took the role Group leader')
  await expect(log.nth(1)).toContainText('moved on')
  await expect(log.nth(2)).toContainText('gave the role Group leader')
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
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
  await connect(visitor, '/admin')
  await signInWithWallet(visitor).click()
  const failed = visitor.getByRole('list', { name: 'Background jobs' }).getByRole('listitem')
  await expect(failed).toContainText('sweep-live-events')
  await expect(failed).toContainText('4 tries')
  await expect(failed).toContainText('57014 delete app.live_event')
  await expectAccessible(visitor)
  await failed.getByRole('button', { name: 'Retry sweep-live-events' }).click()
  await expect(visitor.getByText('Nothing has failed.')).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(visitor)
})
