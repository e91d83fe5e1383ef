import { accountOf } from '@mofu/testkit/accounts'
import { tokenIn, untilMail } from '@mofu/testkit/mails'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { signUp } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { addAddress } from '@mofu/wire/mall/addresses'
import { expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'nine quiet foxes run'
const stack = () => ({ apiUrl: stackUrl(), mailsUrl: mailsUrl() })

/** Two shops with one product each. */
async function makeTwoShops() {
  const { db, end } = mallDatabase(databaseUrl())
  const merchant = await makeShopper(stack(), db, 'merchant')
  const payout = accountOf('mio').address
  const first = await makeShop(db, { owner: merchant, payout, name: 'Acorn Shop', price: 2_000n })
  const second = await makeShop(db, { owner: merchant, payout, name: 'Birch Shop', price: 4_000n })
  await end()
  return { first, second }
}

async function logIn(page: Page, email: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
}

test('a new buyer signs in at the checkout, enters two addresses there and selects one; only what was ordered leaves the cart', async ({
  visitor,
}) => {
  const email = 'first-order@mofu.example'
  await signUp(stack(), { email, password })
  const { first, second } = await makeTwoShops()
  for (const { productId } of [first, second]) {
    await visitor.goto(`/product/${productId}`)
    await visitor.getByRole('button', { name: 'Add to cart' }).click()
    await expect(visitor.getByText('It is in your cart.')).toBeVisible()
  }
  const checkout = `/mall/checkout?skus=${first.skuIds[0]}|1`
  await visitor.goto(checkout)
  await visitor.getByRole('button', { name: 'E-mail and password' }).click()
  await logIn(visitor, email)

  const order = visitor.getByRole('button', { name: 'Order and go on to payment' })
  await expect(order).toBeDisabled()
  const form = visitor.getByRole('region', { name: 'Add an address' })
  await form.getByLabel('Who receives it').fill('Ada')
  await form.getByLabel('Phone').fill('202 555 0143')
  await form.getByLabel('Postal code').fill('10001')
  await form.getByLabel('Street, house, floor').fill('1 Main Street')
  await expectLooksWell(visitor)
  await form.getByRole('button', { name: 'Save this address' }).click()
  await expect(visitor.getByRole('radio', { name: /^Ada/ })).toBeChecked()
  await expect(order).toBeEnabled()

  await visitor.getByLabel('A note for the shop').fill('Ring twice')
  await visitor.getByRole('button', { name: 'Add an address' }).click()
  await form.getByLabel('Who receives it').fill('Grace')
  await form.getByLabel('Phone').fill('202 555 0144')
  await form.getByLabel('Street, house, floor').fill('2 Side Street')
  await form.getByRole('button', { name: 'Save this address' }).click()
  await expect(visitor.getByRole('radio', { name: /^Grace/ })).toBeChecked()
  await visitor.getByRole('radio', { name: /^Ada/ }).check()
  await visitor.getByRole('radio', { name: /^Grace/ }).check()
  await expectLooksWell(visitor)
  await order.click()
  await expect(visitor).toHaveURL(/\/order-detail\//)
  await expect(visitor.getByText(/Grace · .* 2 Side Street/)).toBeVisible()
  await expect(visitor.getByText('Ring twice')).toBeVisible()

  await visitor.goto('/mall/cart')
  await expect(visitor.getByRole('region', { name: 'Birch Shop' })).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Acorn Shop' })).toHaveCount(0)
})

test('a wallet signs in at the checkout and stays there', async ({ visitor, walletOf }) => {
  const { first } = await makeTwoShops()
  await walletOf(visitor, 'yuki')
  await visitor.goto(`/mall/checkout?skus=${first.skuIds[0]}|2`)
  const main = visitor.getByRole('main')
  await main.getByRole('button', { name: 'Sign in with a wallet' }).click()
  await main.getByRole('button', { name: 'Connect wallet' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await expect(main.getByRole('button', { name: 'Sign in with this wallet' })).toBeVisible()
  await expectLooksWell(visitor)
  await main.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(visitor.getByRole('heading', { name: 'Acorn Shop' })).toBeVisible()
  await expect(visitor.getByText('× 2')).toBeVisible()
})

test('a user who registers at the checkout returns to it through the e-mail', async ({ visitor }) => {
  const { first } = await makeTwoShops()
  const email = 'register-at-checkout@mofu.example'
  await visitor.goto(`/mall/checkout?skus=${first.skuIds[0]}|3`)
  const checkout = visitor.url()
  await visitor.getByRole('button', { name: 'E-mail and password' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'New here? Register' }).click()
  const form = visitor.getByRole('dialog', { name: 'Register', exact: true })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password again').fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText(`We sent a mail to ${email}.`)).toBeVisible()
  const mail = await untilMail(mailsUrl(), { to: email, subject: 'Is this your e-mail?' })
  await visitor.goto(`/validateEmail#token=${tokenIn(mail)}`)
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await logIn(visitor, email)
  await expect(visitor).toHaveURL(checkout)
  await expect(visitor.getByText('× 3')).toBeVisible()
})

/** A shop that sends to Japan, and to the United States for more; a buyer with an address in each. */
async function makeShopAbroad() {
  const { db, end } = mallDatabase(databaseUrl())
  const [merchant, buyer] = [
    await makeShopper(stack(), db, 'merchant'),
    await makeShopper(stack(), db, 'linked'),
  ]
  const rule = { firstUnits: 1, moreUnits: 1, moreFee: '100', leastDays: 2, mostDays: 5 }
  const rules = [
    { places: ['JP'], firstFee: '500', ...rule },
    { places: ['US'], firstFee: '900', ...rule },
  ]
  const payout = accountOf('mio').address
  const made = await makeShop(db, { owner: merchant, payout, name: 'Cedar Shop', rules })
  await end()
  const abroad = { name: 'Ada', phone: '+12025550143', country: 'US', address: '1 Main Street' }
  await createClient({ baseUrl: stackUrl() })(addAddress, { body: abroad }, buyer.as)
  return { ...made, buyer }
}

test('an old product link fills in recipient and note; only the person saves them, and the order can still go elsewhere at the same freight', async ({
  browser,
}) => {
  // The browser logs each refused request to the console, so this page allows errors.
  const visitor = await browser.newPage({ baseURL: stackUrl() })
  const { productId, skuIds, buyer } = await makeShopAbroad()
  const recipient = ['Mei Lin', '090-1234-5678', 'Chiyoda 9-9', 'Leave it at the door'].map(
    encodeURIComponent,
  )
  await visitor.goto(`/product/${productId}/${skuIds[0]}/2/a-1/${recipient.join('/')}`)
  await expect(visitor).toHaveURL(`${stackUrl()}/product/${productId}`)
  await visitor.getByRole('button', { name: 'Buy now' }).click()
  await visitor.getByRole('button', { name: 'E-mail and password' }).click()
  await logIn(visitor, buyer.email)
  await expect(visitor.getByText('× 2')).toBeVisible()
  await expect(visitor.getByLabel('A note for the shop')).toHaveValue('Leave it at the door')
  const form = visitor.getByRole('region', { name: 'Add an address' })
  await expect(form.getByText('The recipient from your link.')).toBeVisible()
  await expect(form.getByLabel('Who receives it')).toHaveValue('Mei Lin')
  await expect(form.getByLabel('Country or region')).toHaveValue('JP')
  await expect(form.getByLabel('Phone')).toHaveValue('090-1234-5678')
  await expect(form.getByLabel('Street, house, floor')).toHaveValue('Chiyoda 9-9')
  // Until it is saved or cancelled, nothing goes to the default address by mistake.
  const order = visitor.getByRole('button', { name: 'Order and go on to payment' })
  await expect(order).toBeDisabled()
  await expectLooksWell(visitor)
  await form.getByRole('button', { name: 'Save this address' }).click()
  await expect(visitor.getByRole('radio', { name: /^Mei Lin/ })).toBeChecked()
  await expect(form).toHaveCount(0)
  await order.click()
  await expect(visitor).toHaveURL(/\/order-detail\//)
  await expect(visitor.getByText(/Mei Lin · .*Chiyoda 9-9/)).toBeVisible()
  await expect(visitor.getByText('Leave it at the door')).toBeVisible()
  expect(await visitor.evaluate(() => sessionStorage.getItem('mallDraft'))).toBeNull()

  // Before it ships, the order goes to another address; one with another freight is refused in words.
  await visitor.getByRole('button', { name: 'Change the address' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Where should it go?' })
  await expect(dialog.getByRole('button', { name: 'Send it there' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^Ada/ }).check()
  await dialog.getByRole('button', { name: 'Send it there' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Sending it there costs something else')
  await expectLooksWell(visitor)
  await dialog.getByRole('radio', { name: /^Hana Mori/ }).check()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send it there' }).click()
  await expect(dialog).toBeHidden()
  await expect(visitor.getByText(/^Hana Mori · /)).toBeVisible()
  await expect(visitor.getByText('Address changed')).toBeVisible()
})
