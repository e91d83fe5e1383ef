import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { expect } from '@playwright/test'

import { databaseUrl, expectAccessible, expectNoSidewaysScroll, mailsUrl, stackUrl, test } from './journey.ts'
import { connect, signInWithWallet } from './sign-in.ts'

test('the pages of the account share their tabs, on a phone too', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'hana')
  await connect(visitor, '/user-center/mynft-list')
  const tabs = visitor.getByRole('navigation', { name: 'My account: pages' })
  await expect(tabs.getByRole('link', { name: 'Pets' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(visitor)
  for (const [name, path, heading] of [
    ['Collections', /\/user-center\/collections-list$/, 'My collections'],
    ['Trades and offers', /\/user-center\/trades$/, 'My trades'],
    ['Auctions', /\/auction\?tab=selling$/, 'Auctions'],
    ['Pledges', /\/user-center\/pledge-list$/, 'Pledges'],
    ['Names', /\/user-center\/mypns-list$/, 'My names'],
    ['Orders', /\/user-center\/order-center$/, 'My orders'],
    ['Credits', /\/credits$/, undefined],
    ['Pets', /\/user-center\/mynft-list$/, 'My pets'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect(visitor).toHaveURL(path)
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    if (heading !== undefined)
      await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  for (const [name, path] of [
    ['Draws', /\/lotteries#my-draws$/],
    ['Predictions', /\/quiz#my-bets$/],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect(visitor).toHaveURL(path)
    await visitor.goBack()
  }
  await visitor.setViewportSize({ width: 390, height: 844 })
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await expect(visitor).toHaveURL(/\/account$/)
  await expect(tabs.getByRole('link', { name: 'Settings' })).toBeInViewport()
  await expectNoSidewaysScroll(visitor)
  await expect(tabs.getByRole('link', { name: 'Administration' })).toHaveCount(0)
})

test('an admin gets from the account to the admin area', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'deployer')
  await connect(visitor, '/account')
  await signInWithWallet(visitor).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  const tabs = visitor.getByRole('navigation', { name: 'My account: pages' })
  await tabs.getByRole('link', { name: 'Administration' }).click()
  await expect(visitor).toHaveURL(/\/admin$/)
})

test('a shop owner gets from the orders to the shop', async ({ visitor }) => {
  const { db, end } = mallDatabase(databaseUrl())
  const owner = await makeShopper({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, db, 'hub')
  await makeShop(db, { owner, payout: accountOf('mio').address, name: 'Hub Shop' })
  await end()
  await visitor.goto('/account')
  await visitor.getByRole('button', { name: 'Use e-mail and password' }).click()
  const login = visitor.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(owner.email)
  await login.getByLabel('Password').fill('nine quiet foxes run')
  await login.getByRole('button', { name: 'Login' }).click()
  const tabs = visitor.getByRole('navigation', { name: 'My account: pages' })
  await tabs.getByRole('link', { name: 'Orders' }).click()
  await tabs.getByRole('link', { name: 'My shops' }).click()
  await visitor
    .getByRole('region', { name: 'Your shops' })
    .getByRole('link', { name: /.+ Hub Shop/ })
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Hub Shop' })).toBeVisible()
})
