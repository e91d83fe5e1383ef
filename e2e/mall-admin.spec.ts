import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { arriveAs } from './paid-orders.ts'
import { arrive } from './trader.ts'

/** Gives a reason in the open dialog and confirms. */
async function decide(admin: Page, { reason, yes }: { reason: string; yes: string }): Promise<void> {
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: yes }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await expectLooksWell(admin)
  await dialog.getByRole('button', { name: yes }).click()
  await expect(dialog).toBeHidden()
}

test('an admin suspends a shop and takes down a product with reasons; buyers and the shop read what that means', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const { db, end } = mallDatabase(databaseUrl())
  const owner = await makeShopper({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, db, 'copier')
  const payout = accountOf('mio').address
  const { shopId, productId } = await makeShop(db, { owner, payout, name: 'Copycat Corner' })
  await end()
  // A page of its own: the browser logs refused requests as errors.
  const buying = await browser.newPage({ baseURL: stackUrl() })

  const admin = await arrive(browser, 'deployer', '/admin')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await admin.getByRole('link', { name: 'Shops and products' }).click()
  await admin.getByRole('textbox', { name: 'Name, number, or the owner' }).fill('copycat')
  await admin.getByRole('main').getByRole('button', { name: 'Search' }).click()
  const shop = admin.getByRole('listitem', { name: 'Copycat Corner' })
  await expect(admin.getByRole('list', { name: 'Shops and products' }).getByRole('listitem')).toHaveCount(1)
  await expect(shop).toContainText('1 product for sale')
  await shop.getByText('Products', { exact: true }).click()
  const bowl = shop.getByRole('listitem', { name: 'Ceramic bowl' })
  await expect(bowl).toContainText('For sale')
  await expectLooksWell(admin)

  // One product.
  await bowl.getByRole('button', { name: 'Take down Ceramic bowl' }).click()
  await decide(admin, { reason: 'It is a copy', yes: 'Take it down' })
  await expect(bowl).toContainText('Taken down')
  await expect(bowl).toContainText('It is a copy')
  await buying.goto(`/product/${productId}`)
  await expect(buying.getByRole('heading', { name: 'This is not for sale at the moment' })).toBeVisible()
  await expect(buying.getByText('This product was taken out of the mall')).toBeVisible()
  await expectLooksWell(buying)
  await bowl.getByRole('button', { name: 'Restore Ceramic bowl' }).click()
  await decide(admin, { reason: 'It is theirs', yes: 'Restore it' })
  await expect(bowl).toContainText('For sale')
  await buying.reload()
  await expect(buying.getByRole('heading', { level: 1, name: 'Ceramic bowl' })).toBeVisible()

  // The whole shop.
  await shop.getByRole('button', { name: 'Suspend Copycat Corner' }).click()
  await decide(admin, { reason: 'Nobody answers', yes: 'Suspend the shop' })
  await expect(shop).toContainText('Last decision: Nobody answers')
  await expect(bowl).toContainText('Hidden with its shop')
  await expectLooksWell(admin)
  for (const path of [`/product/${productId}`, `/mall/shop/${shopId}`]) {
    await buying.goto(path)
    await expect(buying.getByText('This shop is suspended')).toBeVisible()
  }
  const selling = await arriveAs(browser, owner, '/mall/entry')
  const own = selling.getByRole('region', { name: 'Your shops' })
  await expect(own).toContainText('Suspended')
  await own.getByRole('link', { name: 'Manage Copycat Corner' }).click()
  const note = selling.getByRole('alert').filter({ hasText: 'Your shop is suspended' })
  await expect(note).toContainText('Nobody answers')
  await expectLooksWell(selling)

  await shop.getByRole('button', { name: 'Reinstate Copycat Corner' }).click()
  await decide(admin, { reason: 'They answered', yes: 'Reinstate the shop' })
  await expect(bowl).toContainText('For sale')
  await buying.goto(`/mall/shop/${shopId}`)
  await expect(buying.getByRole('heading', { level: 1, name: 'Copycat Corner' })).toBeVisible()
  await admin.goto('/admin/audit')
  const log = admin.getByRole('table').getByRole('row')
  const entry = (action: string, about: string) => log.filter({ hasText: action }).filter({ hasText: about })
  await expect(entry('Suspended the shop', 'Copycat Corner')).toContainText('Nobody answers')
  await expect(entry('Took the product down', 'Ceramic bowl')).toContainText('It is a copy')
})
