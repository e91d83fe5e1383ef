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
  test.setTimeout(240_000)
  const { db, end } = mallDatabase(databaseUrl())
  const stack = { apiUrl: stackUrl(), mailsUrl: mailsUrl() }
  const [buyer, merchant] = [await makeShopper(stack, db, 'buyer'), await makeShopper(stack, db, 'merchant')]
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const { shopId, productId, skuIds } = await makeShop(db, {
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
  // The list leads to the payment while there is time.
  await visitor.goto('/user-center/order-center')
  await expect(visitor.getByText('Time left to pay')).toBeVisible()
  await expect(visitor.getByRole('timer')).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('link', { name: /^Pay · M\d{6}-/ }).click()
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
  await shop.getByLabel('Search orders').fill('zeppelin')
  await shop.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(shop.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  await shop.getByLabel('Search orders').fill('ceramic')
  await shop.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await shop.getByRole('link', { name: /^M\d{6}-/ }).click()
  await expect(shop.getByLabel('Express company')).toBeVisible({ timeout: 30_000 })
  await expect(shop.getByText(/^Ship by /)).toBeVisible()
  await shop.getByLabel('Express company').selectOption('Another carrier')
  await shop.getByLabel('Name of the carrier').fill('Uncle Lin’s van')
  await shop.getByLabel('Tracking number').fill('YM-4711')
  await shop.getByRole('button', { name: 'It is on its way' }).click()
  await expect(shop.getByText('Shipping', { exact: true })).toBeVisible()
  await expect(shop.getByText('YM-4711')).toBeVisible()
  await expect(shop.getByRole('link', { name: 'Track the parcel' })).toHaveCount(0)

  // The shop corrects what it wrote: a mistyped number of a carrier from the list is not accepted.
  await shop.getByText('Correct carrier or tracking number', { exact: true }).first().click()
  const correction = shop.getByRole('form', { name: 'Save the correction' })
  await correction.getByLabel('Express company').selectOption('Yamato Transport')
  await correction.getByLabel('Tracking number').fill('4444-1375-8704')
  await correction.getByRole('button', { name: 'Save the correction' }).click()
  await expect(correction.getByText('Not a tracking number of Yamato Transport.')).toBeVisible()
  await expectLooksWell(shop)
  await correction.getByLabel('Tracking number').fill('4444-1375-8703')
  await correction.getByRole('button', { name: 'Save the correction' }).click()
  await expect(shop.getByText('Uncle Lin’s van YM-4711 → Yamato Transport 444413758703')).toBeVisible()

  await expect(shop.getByText(/^You are paid when the buyer confirms, or on /)).toBeVisible()
  await shop.getByRole('button', { name: 'Arrived' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'Yes, it has arrived' }).click()
  await expect(shop.getByText('Pending receipt', { exact: true })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Arrived' })).toHaveCount(0)
  await shop.getByRole('textbox', { name: 'Write a message' }).fill('It left today!')
  await shop.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(shop.getByText('It left today!')).toBeVisible()
  await shopContext.close()

  await visitor.goto(orderUrl)
  await expect(visitor.getByText('Pending receipt', { exact: true })).toBeVisible()
  await expect(visitor.getByText(/^Is something wrong\? Make a request by /)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
    'href',
    'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=444413758703',
  )
  await expectLooksWell(visitor)
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

  // The finished order can be reviewed, and the shop answers on the product's page.
  await visitor.goto(orderUrl)
  const own = visitor.getByRole('region', { name: 'Your review' })
  await own.getByRole('button', { name: 'Write a review of Ceramic bowl · Coral' }).click()
  await own.getByLabel('4 stars').check()
  await own.getByLabel('What should others know?').fill('Holds soup.\n<b>And</b> tea.')
  await expectLooksWell(visitor)
  await own.getByRole('button', { name: 'Publish the review' }).click()
  await expect(own.getByRole('button', { name: 'Publish the review' })).toHaveCount(0)
  await expect(own.getByText('4 stars', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: 'Edit the review of Ceramic bowl · Coral' }).click()
  await own.getByLabel('5 stars').check()
  await own.getByRole('button', { name: 'Publish the review' }).click()
  await expect(own.getByRole('button', { name: 'Publish the review' })).toHaveCount(0)
  await expect(own.getByText('5 stars', { exact: true })).toBeVisible()
  const answering = await (await browser.newContext({ baseURL: stackUrl() })).newPage()
  await signIn(answering, merchant.email)
  await answering.goto(`/product/${productId}`)
  const row = answering.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  await expect(row).toContainText('<b>And</b> tea.')
  await expect(row).toContainText('Mofu buyer')
  await row.getByRole('button', { name: 'Answer' }).click()
  await row.getByLabel('Your answer').fill('Enjoy your meal!')
  await expectLooksWell(answering)
  await row.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(row.getByRole('button', { name: 'Change the answer' })).toBeVisible()
  await answering.context().close()
  await visitor.goto(`/product/${productId}`)
  await expect(visitor.getByText('Enjoy your meal!')).toBeVisible()
  await expect(visitor.getByText('5.0 of 5 stars, 1 review').first()).toBeAttached()
  await expect(visitor.getByRole('button', { name: 'Answer' })).toHaveCount(0)
  await expectLooksWell(visitor)
  await visitor.goto('/user-center/order-center')
  await visitor.getByRole('button', { name: 'Finished' }).click()
  const number = visitor.getByRole('link', { name: /^M\d{6}-/ })
  await expect(number).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Track the parcel' })).toBeVisible()
  await expectLooksWell(visitor)

  // Found by its number, and bought again.
  const text = (await number.textContent()) ?? ''
  await visitor.getByLabel('Search orders').fill('zeppelin')
  await visitor.getByLabel('Search orders').press('Enter')
  await expect(visitor.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  await visitor.getByLabel('Search orders').fill(text.slice(-4))
  await visitor.getByLabel('Search orders').press('Enter')
  await expect(number).toHaveText(text)
  await visitor.getByRole('button', { name: `Buy again · ${text}` }).click()
  await expect(visitor.getByText('In your cart at today’s prices.')).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(visitor.getByRole('region', { name: 'Momo Goods' })).toContainText('US$100.00')
})
