import { expect } from '@playwright/test'
import pg from 'pg'

import { databaseUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arriveAs, join, mintTwo, short } from './referrer.ts'

/*
 * A month has to be over, so the chain's clock is a month ahead afterwards: this file belongs to the project `last` of
 * playwright.config.ts.
 */

const MONTH = 32 * 86_400

test('a referrer checks the lines of a closed month in the browser; a changed line is noticed', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const referrer = await join()
  const guest = await join(referrer.code)
  await mintTwo('Stated Cats', guest)
  const page = await arriveAs(browser, referrer, '/referred-list')
  await page.getByRole('link', { name: 'Statements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
  await expectLooksWell(page)

  const { context, indexed } = await lotteriesHere()
  await context.pass(MONTH)
  await indexed()
  const lines = page.getByRole('list', { name: 'Your lines' }).getByRole('listitem')
  // The worker looks once a minute whether a month can be closed.
  await expect(async () => {
    await page.reload()
    await expect(lines).toHaveCount(2, { timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
  const proven = page.getByText('Your 2 lines are in the published statement. Checked on this device.')
  await expect(proven).toBeVisible()
  for (const fact of ['Mint', '0.002 ETH', short(guest.wallet)])
    await expect(lines.first()).toContainText(fact)
  const root = page.getByRole('region', { name: 'Published fingerprint' })
  await expect(root).toContainText(/[0-9a-f]{64}/)
  await expectLooksWell(page)

  // Only the database's owner could change a line. The referrer sees it at once.
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const change = (from: string, to: string) =>
    client.query(
      `update app.referral_entry set line = replace(line, $1, $2) where record = (
         select e.record from app.referral_entry e join app.account a on a.id = e.inviter_id
         where a.address = $3 order by e.place desc limit 1)`,
      [from, to, referrer.wallet],
    )
  await change('"2000000000000000"', '"1000000000000000"')
  await page.reload()
  const broken = page
    .getByRole('alert')
    .filter({ hasText: 'Your lines do not match the published statement' })
  await expect(broken).toBeVisible()
  await expect(proven).toHaveCount(0)
  await expectLooksWell(page)
  await change('"1000000000000000"', '"2000000000000000"')
  await client.end()
  await page.reload()
  await expect(proven).toBeVisible()
})
