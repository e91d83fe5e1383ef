import { confirmProposed } from '@mofu/testkit/second-admin'
import { expect } from '@playwright/test'
import pg from 'pg'

import { databaseUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { arriveAs, makeOrders } from './paid-orders.ts'
import { arrive } from './trader.ts'

test('both sides see who must act and until when; an admin decides a dispute after a confirmation; a return that is not sent back lapses', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { buyer, merchant, cheaper, returned } = await makeOrders()
  const buying = await arriveAs(browser, buyer, `/order-detail/${cheaper}`)
  const selling = await arriveAs(browser, merchant, `/order-detail/${cheaper}`)

  await buying.getByRole('button', { name: 'Ask for some money back' }).click()
  await expect(buying.getByText('Up to US$31.00 can still go back.')).toBeVisible()
  await buying.getByLabel('How much, in US dollars').fill('31.01')
  await buying.getByRole('button', { name: 'Send the request' }).click()
  await expect(buying.getByText('An amount up to the total, such as 12.50')).toBeVisible()
  await expect(buying.getByText('Three characters or more')).toBeVisible()
  await expect(buying.getByLabel('How much, in US dollars')).toBeFocused()
  await buying.getByLabel('How much, in US dollars').fill('10')
  await buying.getByLabel('What is wrong?').fill('A scratch')
  await buying.getByRole('button', { name: 'Send the request' }).click()
  await expect(buying.getByText(/^The shop must answer by .+\. Otherwise Mofu decides\.$/)).toBeVisible()
  await selling.reload()
  await expect(selling.getByText(/^Answer by .+\. Otherwise Mofu decides\.$/)).toBeVisible()
  await selling.getByRole('button', { name: 'Refuse' }).click()
  await expect(selling.getByText('Say why you refuse. The buyer reads it.')).toBeVisible()
  await expectLooksWell(selling)
  await selling.getByLabel('Your answer').fill('It left us whole.')
  await selling.getByRole('button', { name: 'Refuse' }).click()
  await expect(buying.getByText('It left us whole.')).toBeVisible({ timeout: 30_000 })
  await expect(buying.getByText(/^You can ask Mofu to decide until .+\.$/)).toBeVisible()
  await buying.getByRole('button', { name: 'Ask Mofu to decide' }).click()
  await buying.getByLabel('What should Mofu know?').fill('The parcel was dented.')
  await expectLooksWell(buying)
  await buying.getByRole('button', { name: 'Send it to Mofu' }).click()
  for (const page of [buying, selling]) {
    await expect(page.getByText('The parcel was dented.')).toBeVisible({ timeout: 30_000 })
    await expect(
      page.getByText(/^Mofu decides, as a rule by .+\. Both sides will be notified\.$/),
    ).toBeVisible()
  }
  await expect(selling.getByRole('button', { name: 'Refuse' })).toHaveCount(0)
  await expect(selling.getByRole('region', { name: 'Decide this dispute' })).toHaveCount(0)

  const admin = await arrive(browser, 'deployer', '/admin/disputes')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  const row = admin
    .getByRole('list', { name: 'Disputes' })
    .getByRole('listitem')
    .filter({ hasText: 'Acorn Shop' })
    .filter({ hasText: 'A scratch' })
  await expect(row).toContainText('US$10.00')
  await expectLooksWell(admin)
  await row.getByRole('link').click()
  const ruling = admin.getByRole('region', { name: 'Decide this dispute' })
  await ruling.getByLabel('For the buyer: US$10.00 goes back now').check()
  await ruling.getByRole('button', { name: 'Review the decision' }).click()
  await expect(ruling.getByLabel('Reason')).toBeFocused()
  await ruling.getByLabel('Reason').fill('The photos show it.')
  await expectLooksWell(admin)
  await ruling.getByRole('button', { name: 'Review the decision' }).click()
  const asked = admin.getByRole('dialog', { name: 'Propose this decision?' })
  await expect(asked).toContainText(
    'For the buyer: US$10.00 goes back now. Your reason: “The photos show it.”',
  )
  await expectLooksWell(admin)
  await asked.getByRole('button', { name: 'Close' }).last().click()
  await expect(asked).toBeHidden()
  await expect(ruling).toBeVisible()
  await ruling.getByRole('button', { name: 'Review the decision' }).click()
  await asked.getByRole('button', { name: 'Propose the decision' }).click()
  await expect(ruling).toBeHidden()
  await expect(admin.getByText('Another admin has to confirm it before anything happens.')).toBeVisible()

  // The admin who proposed it cannot confirm it; another one can.
  await admin.getByRole('link', { name: 'Open the proposals' }).click()
  const proposed = admin
    .getByRole('list', { name: 'Proposals' })
    .getByRole('listitem')
    .filter({ hasText: 'The photos show it.' })
  await expect(proposed).toContainText('US$10.00 goes back to the wallet that paid.')
  await expect(proposed).toContainText('You proposed this. Another admin has to confirm it.')
  await expect(proposed.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expectLooksWell(admin)
  await expect(buying.getByText('Mofu has decided')).toHaveCount(0)
  const orderNumber = /order (\S+) /.exec(await proposed.innerText())?.[1] ?? ''
  await confirmProposed(stackUrl(), orderNumber)
  await admin.goto(`/order-detail/${cheaper}`)
  for (const page of [buying, selling, admin]) {
    const decision = page.getByRole('status').filter({ hasText: 'Mofu has decided' })
    await expect(decision).toContainText('The photos show it.', { timeout: 30_000 })
  }
  await expect(buying.getByRole('region', { name: 'Acorn Shop' })).toContainText('−US$10.00', {
    timeout: 60_000,
  })
  await expectLooksWell(buying)
  await admin.goto('/admin/audit')
  await expect(
    admin
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: 'The photos show it.' })
      .filter({ hasText: /Proposed for a second admin|Confirmed as the second admin|refund the payer/ }),
  ).toHaveCount(3)

  // The other one is accepted, and never sent back.
  await buying.goto(`/order-detail/${returned}`)
  await buying.getByRole('button', { name: 'Ask to send it back' }).click()
  await buying.getByLabel('What is wrong?').fill('Wrong colour')
  await buying.getByRole('button', { name: 'Send the request' }).click()
  await selling.goto(`/order-detail/${returned}`)
  await selling.getByLabel('Send it back to').fill('Acorn Shop, 1 Oak Street, Springfield')
  await selling.getByRole('button', { name: 'Agree to the return' }).click()
  const otherwise = /^Send it back by .+\. Otherwise the return lapses and the shop is paid\.$/
  await expect(buying.getByText(otherwise)).toBeVisible({ timeout: 30_000 })
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(
    `update app.order_request set act_by = now() - interval '1 minute' where order_id = $1`,
    [returned],
  )
  await client.end()
  for (const page of [buying, selling]) {
    await expect(page.getByText('Lapsed: not sent back in time', { exact: true })).toBeVisible({
      timeout: 30_000,
    })
  }
  await expect(buying.getByRole('button', { name: 'I have sent it back' })).toHaveCount(0)
  await expectLooksWell(buying)
})
