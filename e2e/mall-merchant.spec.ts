import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { samplePng } from '@mofu/testkit/sample-files'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { creditsOf } from '@mofu/wire/credits'
import { addAddress } from '@mofu/wire/mall/addresses'
import { reviewShop, shopApplications } from '@mofu/wire/mall/merchant/shops'
import { cancelShopOrder, shopOrders } from '@mofu/wire/mall/shipping'
import { expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'nine quiet foxes run'
const native = '0x0000000000000000000000000000000000000000'
const call = () => createClient({ baseUrl: stackUrl() })

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password').fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
}

/** A wallet's credit in the native coin. */
async function owedTo(person: 'lin'): Promise<bigint> {
  const params = { account: accountOf(person).address }
  const { data } = await call()(creditsOf, { params, query: {} })
  return BigInt(data.list.find(({ coin }) => coin === native)?.amount ?? 0)
}

test('a merchant opens a shop, is approved, lists a product and ships it; a wallet buys from two shops at once, and is refunded for what one cannot deliver [route-44]', async ({
  visitor,
  walletOf,
  browser,
}) => {
  test.setTimeout(180_000)
  const { db, end } = mallDatabase(databaseUrl())
  const stack = { apiUrl: stackUrl(), mailsUrl: mailsUrl() }
  const merchant = await makeShopper(stack, db, 'merchant')
  const other = await makeShopper(stack, db, 'other')
  const second = await makeShop(db, { owner: other, payout: accountOf('mio').address, name: 'Second Shop' })
  await end()
  const buyer = bearer((await signInWallet(stackUrl(), accountOf('lin'))).v1Info.token)
  const home = {
    name: 'Lin',
    phone: '+81312345678',
    country: 'JP',
    postalCode: '1000001',
    address: '千代田 1-1',
  }
  await call()(addAddress, { body: home }, buyer)

  // The application. The owner signs in with a password and is paid at a wallet.
  await walletOf(visitor, 'aki')
  await visitor.goto('/mall')
  await visitor.getByRole('link', { name: 'Open a shop' }).click()
  await expect(visitor).toHaveURL(/\/mall\/entry$/)
  await signIn(visitor, merchant.email)
  await visitor.getByRole('button', { name: 'Send the application' }).click()
  await expect(visitor.getByText('Please give the shop a name')).toBeVisible()
  await expect(visitor.getByLabel('Name of the shop')).toBeFocused()
  await visitor.getByLabel('Name of the shop').fill('Paper Moon')
  await visitor.getByLabel('What you sell').fill('Paper things.')
  await visitor.getByLabel('What this shop promises').fill('Seven days.')
  await visitor.getByLabel('E-mail for customers').fill('moon@mofu.example')
  const payout = visitor.getByLabel('Payout address')
  await payout.fill(accountOf('aki').address.replace(/[a-f]/, (letter) => letter.toUpperCase()))
  await expect(visitor.getByText('One of these characters is wrong.')).toBeVisible()
  await payout.fill(`0x${'0'.repeat(40)}`)
  await expect(visitor.getByText('Nobody can use this address')).toBeVisible()
  // Somebody else's address: the connected wallet cannot sign for it.
  await payout.fill(accountOf('mio').address)
  await visitor.getByRole('button', { name: 'Connect the payout wallet' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await expect(visitor.getByText(`Another wallet is connected: ${accountOf('aki').address}`)).toBeVisible()
  await visitor.getByRole('button', { name: 'Use the connected wallet' }).click()
  await expect(payout).toHaveValue(accountOf('aki').address)
  await visitor.getByRole('button', { name: 'Send the application' }).click()
  await expect(visitor.getByText('Let the wallet of this address sign first')).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Sign with this wallet' }).click()
  await expect(visitor.getByText('This wallet signed: sales will be paid to')).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Send the application' }).click()
  const own = visitor.getByRole('region', { name: 'Your shops' })
  await expect(own).toContainText('Being looked at')

  const admin = bearer((await signInWallet(stackUrl(), accountOf('deployer'))).v1Info.token)
  const { data } = await call()(shopApplications, {}, admin)
  const shopId = data.list.find(({ name }) => name === 'Paper Moon')?.id ?? 0
  await call()(reviewShop, { body: { id: shopId, isApproved: true, reason: 'papers seen' } }, admin)
  await visitor.reload()

  // The merchant dashboard: a shipping rule first, then a product.
  await own.getByRole('link', { name: 'Manage Paper Moon' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Paper Moon' })).toBeVisible()
  await expect(visitor.getByText('Say how you send first')).toBeVisible()
  await visitor.getByRole('button', { name: 'Add a way to send' }).click()
  await visitor.getByLabel('Name of this way').fill('Post')
  await visitor.getByLabel('First piece').fill('4.00')
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(visitor.getByText('Everywhere else: US$4.00')).toBeVisible()
  await visitor.getByRole('link', { name: 'New product' }).click()
  await visitor.getByRole('button', { name: 'Save the product' }).click()
  // All errors at once, and the first wrong field has the focus.
  await expect(visitor.getByText('Please give it a name')).toBeVisible()
  await expect(visitor.getByText('An amount like 12.50')).toBeVisible()
  for (const label of ['Name', 'Category', 'Price in dollars']) {
    const field = visitor.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAttribute('aria-required', 'true')
  }
  await expect(visitor.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(visitor.getByLabel('Name', { exact: true })).toBeInViewport()
  await expect(visitor.getByText('*', { exact: true }).first()).toBeVisible()
  await visitor.getByLabel('Name', { exact: true }).fill('Moon notebook')
  await visitor.getByLabel('What is it like?').fill('Eighty pages.')
  await visitor.getByLabel('Category').selectOption('51')
  await visitor
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer: samplePng({ seed: 8 }) })
  await expect(visitor.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Add an option' }).click()
  await visitor.getByLabel('Option 1').first().fill('Colour')
  await visitor.getByRole('textbox', { name: 'Colour' }).fill('Silver')
  await visitor.getByLabel('Price in dollars').fill('26.00')
  await visitor.getByLabel('Pieces in stock').fill('4')
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Save the product' }).click()
  const row = visitor.getByRole('listitem').filter({ hasText: 'Moon notebook' })
  await expect(row).toContainText('US$26.00 · 4 left · 0 sold')
  await expect(row).toContainText('For sale')
  await expectLooksWell(visitor)

  // A wallet buys it together with a product of another shop.
  const context = await browser.newContext({ baseURL: stackUrl() })
  const wallet = await context.newPage()
  await walletOf(wallet, 'lin')
  await wallet.goto('/account')
  await wallet.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await wallet.getByRole('dialog').getByRole('button', { name: 'Metamask' }).click()
  await wallet.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect.poll(() => wallet.evaluate(() => localStorage.getItem('web3UserInfo'))).not.toBeNull()
  await wallet.goto('/mall?q=moon+notebook')
  await wallet
    .getByRole('link', { name: /Moon notebook/ })
    .first()
    .click()
  await wallet.getByRole('button', { name: 'Add to cart' }).click()
  await wallet.goto(`/product/${second.productId}`)
  await wallet.getByRole('button', { name: 'Add to cart' }).click()
  await wallet.goto('/mall/cart')
  await wallet.getByRole('button', { name: 'To the checkout' }).click()
  await wallet.getByRole('button', { name: 'Order and go on to payment' }).click()
  await expect(wallet.getByText('Pays 2 orders in one transaction.')).toBeVisible()
  const owedBefore = await owedTo('lin')
  await wallet.getByRole('button', { name: /^Pay [\d.]+ ETH$/ }).click()
  const signing = wallet.getByRole('dialog')
  await signing.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(signing.getByRole('heading', { name: 'It is paid' })).toBeVisible({ timeout: 30_000 })
  await context.close()

  // Paper Moon ships; the second shop cannot, and its part is refunded to the wallet that paid.
  await visitor.getByRole('link', { name: 'Orders and statement' }).click()
  await visitor.getByRole('link', { name: /^M\d{6}-/ }).click()
  await expect(visitor.getByLabel('Express company')).toBeVisible({ timeout: 40_000 })
  await visitor.getByLabel('Express company').selectOption('Another carrier')
  await visitor.getByLabel('Name of the carrier').fill('Yamato')
  await visitor.getByLabel('Tracking number').fill('YM-4712')
  await visitor.getByRole('button', { name: 'It is on its way' }).click()
  await expect(visitor.getByText('Shipping', { exact: true })).toBeVisible()
  const { data: waiting } = await call()(shopOrders, { body: { shopId: second.shopId } }, other.as)
  const body = { id: waiting.list[0]?.id ?? '', reason: 'It was damaged in storage' }
  await call()(cancelShopOrder, { body }, other.as)
  // 20 dollars at 3,000 a coin, rounded up.
  await expect
    .poll(async () => (await owedTo('lin')) - owedBefore, { timeout: 30_000 })
    .toBe(6_666_666_666_666_667n)
})
