import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { arriveAs, makeOrders } from './paid-orders.ts'

test('a partial refund goes back once the shop has confirmed twice; everybody sees how much and where it is, and the statement adds up; a return has an address and a tracking number', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { buyer, merchant, shopId, cheaper, returned, link } = await makeOrders()
  const buying = await arriveAs(browser, buyer, `/order-detail/${cheaper}`)
  const selling = await arriveAs(browser, merchant, `/order-detail/${cheaper}`)

  await buying.getByRole('button', { name: 'Ask for some money back' }).click()
  await buying.getByLabel('How much, in US dollars').fill('10')
  await buying.getByLabel('What is wrong?').fill('A scratch')
  await buying.getByRole('button', { name: 'Send the request' }).click()
  await selling.reload()
  await selling.getByRole('button', { name: 'Agree' }).click()
  const asked = selling.getByRole('dialog', { name: 'Give US$10.00 back?' })
  await expect(asked).toContainText('That cannot be undone.')
  await expectLooksWell(selling)
  await asked.getByRole('button', { name: 'Yes, give it back' }).click()
  await expect(asked).toBeHidden()

  // US$31 were paid.
  const facts = buying.getByRole('region', { name: 'Acorn Shop' })
  await expect(facts).toContainText('−US$10.00', { timeout: 60_000 })
  await expect(facts).toContainText('US$21.00')
  const refund = buying.getByRole('status').filter({ hasText: 'Money went back' })
  await expect(refund).toContainText('0.003333')
  await expect(refund).toContainText(accountOf('yuki').address.toLowerCase())
  await expect(refund.getByRole('link')).toHaveAttribute('href', '/credits')
  await expectLooksWell(buying)
  const friend = await (await browser.newContext({ baseURL: stackUrl() })).newPage()
  await friend.goto(`/mall/pay/${link}`)
  await expect(friend.getByRole('heading', { level: 1, name: 'This is paid' })).toBeVisible()
  await expect(friend.getByText('−US$10.00')).toBeVisible()
  await expect(friend.getByRole('status').filter({ hasText: 'Money went back' })).toContainText(
    accountOf('yuki').address.toLowerCase(),
  )
  await expectLooksWell(friend)

  // The rest belongs to the shop, less the fee.
  await buying.getByRole('button', { name: 'I have the goods' }).click()
  await buying.getByRole('dialog').getByRole('button', { name: 'Yes, all is well' }).click()
  await expect(buying.getByText('Finished', { exact: true })).toBeVisible()
  await buying.goto('/user-center/order-center')
  await expect(buying.getByText('Refunded −US$10.00')).toBeVisible()
  await selling.goto(`/mall/orders/${shopId}`)
  await expect(selling.getByText('What was credited to')).toBeVisible()
  await expect(async () => {
    await selling.reload()
    await expect(selling.getByRole('cell', { name: /US\$20\.37/ })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  const row = selling.getByRole('row').filter({ hasText: 'US$31.00' })
  for (const part of [
    /^0\.0103333.ETHUS\$31\.00$/,
    /^−0\.00333333.ETHUS\$10\.00$/,
    /^−0\.00021.ETHUS\$0\.63$/,
  ]) {
    await expect(row.getByRole('cell').filter({ hasText: part })).toHaveCount(1)
  }
  await expect(row.getByTitle('0.010333333333333334 ETH')).toBeVisible()
  await expectLooksWell(selling)

  // The other one is returned.
  await buying.goto(`/order-detail/${returned}`)
  await buying.getByRole('button', { name: 'Ask to send it back' }).click()
  await buying.getByLabel('What is wrong?').fill('Wrong colour')
  await buying.getByRole('button', { name: 'Send the request' }).click()
  await selling.goto(`/order-detail/${returned}`)
  await selling.getByLabel('Send it back to').fill('Acorn Shop, 1 Oak Street, Springfield')
  await selling.getByRole('button', { name: 'Agree to the return' }).click()
  await expect(buying.getByText('Acorn Shop, 1 Oak Street, Springfield')).toBeVisible({ timeout: 30_000 })
  await buying.getByLabel('Express company').selectOption('Another carrier')
  await buying.getByLabel('Name of the carrier').fill('Yamato')
  await buying.getByLabel('Tracking number').fill('BACK-42')
  await expectLooksWell(buying)
  await buying.getByRole('button', { name: 'I have sent it back' }).click()
  for (const page of [buying, selling]) {
    await expect(page.getByText('BACK-42')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Yamato', { exact: true })).toBeVisible()
  }
  await expectLooksWell(selling)
  await selling.getByRole('button', { name: 'It came back: give the money back' }).click()
  await selling
    .getByRole('dialog', { name: 'Give US$31.00 back?' })
    .getByRole('button', { name: 'Yes, give it back' })
    .click()
  await expect(buying.getByRole('region', { name: 'Acorn Shop' })).toContainText('−US$31.00', {
    timeout: 60_000,
  })
})
