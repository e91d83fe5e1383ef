import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import { creditsOf } from '@mofu/wire/credits'
import { expect, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'nine quiet foxes run'
const call = () => createClient({ baseUrl: stackUrl() })

/** Signs in through the login dialog, with the password of a shopper that was created for this journey. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/user-center/order-center')
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).last().click()
  await expect(dialog).toBeHidden()
}

test('a password user buys, another wallet pays by link, the shop ships, the buyer confirms, the shop is paid less the fee [route-35] [route-43]', async ({
  visitor,
  walletOf,
  browser,
}) => {
  test.setTimeout(150_000)
  const { db, end } = mallDatabase(databaseUrl())
  const stack = { apiUrl: stackUrl(), mailsUrl: mailsUrl() }
  const [buyer, merchant] = [await makeShopper(stack, db, 'buyer'), await makeShopper(stack, db, 'merchant')]
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const { shopId, skuIds } = await makeShop(db, {
    owner: merchant,
    payout,
    name: 'Momo Goods',
    price: 10_000n,
  })
  await end()

  await signIn(visitor, buyer.email)
  await expect(visitor.getByRole('heading', { name: 'No orders here' })).toBeVisible()
  await visitor.goto(`/mall/checkout?skus=${skuIds[0]}|1`)
  await expect(visitor.getByRole('heading', { name: 'Momo Goods' })).toBeVisible()
  await expect(visitor.getByText('Hana Mori')).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Order and go on to payment' }).click()
  await expect(visitor).toHaveURL(/\/order-detail\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/Order M\d{6}-/)
  await expect(visitor.getByRole('button', { name: 'Connect a wallet to pay' })).toBeVisible()
  await visitor.getByText('Somebody else pays').click()
  await expectLooksWell(visitor)
  // Closing asks for confirmation; this user keeps the order.
  await visitor.getByRole('button', { name: 'Close the order' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Close the order at Momo Goods?' })).toBeVisible()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()

  // The link goes to a friend with a wallet and no account.
  const link = await visitor.getByTestId('pay-link').getAttribute('href')
  const context = await browser.newContext({ baseURL: stackUrl() })
  const friend = await context.newPage()
  await walletOf(friend, 'yuki')
  await friend.goto(link ?? '')
  await expect(friend.getByRole('heading', { level: 1, name: 'Somebody asks you to pay' })).toBeVisible()
  await expect(friend.getByRole('heading', { name: 'Momo Goods' })).toBeVisible()
  await expect(friend.getByText('Ceramic bowl')).toBeVisible()
  await expect(friend.getByText('US$105.00').first()).toBeVisible()
  await expectLooksWell(friend)
  await friend.getByRole('button', { name: 'Connect a wallet to pay' }).click()
  await friend.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await friend.getByRole('button', { name: /^Pay [\d.]+ ETH$/ }).click()
  const signing = friend.getByRole('dialog')
  await signing.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(signing.getByRole('heading', { name: 'It is paid' })).toBeVisible({ timeout: 30_000 })
  // The link stays truthful when it is opened again.
  await signing.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(friend.getByRole('heading', { level: 1, name: 'This is paid' })).toBeVisible({
    timeout: 30_000,
  })
  await friend.reload()
  await expect(friend.getByRole('heading', { level: 1, name: 'This is paid' })).toBeVisible()
  await expect(friend.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expectLooksWell(friend)
  await context.close()

  await expect(visitor.getByText('Pending delivery')).toBeVisible({ timeout: 30_000 })
  await expect(visitor.getByText(accountOf('yuki').address.toLowerCase().slice(0, 4))).toBeVisible()
  await expectLooksWell(visitor)
  const orderUrl = visitor.url()

  // The shop may ship once the payment is final.
  const shopContext = await browser.newContext({ baseURL: stackUrl() })
  const shop = await shopContext.newPage()
  await signIn(shop, merchant.email)
  await shop.goto(`/mall/orders/${shopId}`)
  await expect(shop.getByText(`What was credited to ${payout.toLowerCase()}`)).toBeVisible()
  await expectLooksWell(shop)
  await shop.getByRole('link', { name: /^M\d{6}-/ }).click()
  await expect(shop.getByLabel('Express company')).toBeVisible({ timeout: 30_000 })
  await shop.getByLabel('Express company').fill('Yamato')
  await shop.getByLabel('Tracking number').fill('YM-4711')
  await shop.getByRole('button', { name: 'It is on its way' }).click()
  await expect(shop.getByText('Shipping', { exact: true })).toBeVisible()
  await shop.getByRole('textbox', { name: 'Write a message' }).fill('It left today!')
  await shop.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(shop.getByText('It left today!')).toBeVisible()
  await shopContext.close()

  await visitor.goto(orderUrl)
  await expect(visitor.getByText('YM-4711')).toBeVisible()
  await expect(visitor.getByText('It left today!')).toBeVisible()
  await visitor.getByRole('button', { name: 'I have the goods' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Yes, all is well' }).click()
  await expect(visitor.getByText('Finished', { exact: true })).toBeVisible()
  await expect
    .poll(
      async () => (await call()(creditsOf, { params: { account: payout }, query: {} })).data.list.length,
      { timeout: 30_000 },
    )
    .toBe(1)
  const { data } = await call()(creditsOf, { params: { account: payout }, query: {} })
  // 105 dollars at 3,000 a coin are 0.035; the platform keeps 3% of it.
  expect(data.list[0]?.amount).toBe('33950000000000000')
  await visitor.goto('/user-center/order-center')
  await visitor.getByRole('button', { name: 'Finished' }).click()
  await expect(visitor.getByRole('link', { name: /^M\d{6}-/ })).toBeVisible()
  await expectLooksWell(visitor)
})
