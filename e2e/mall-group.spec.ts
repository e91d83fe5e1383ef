import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { suspendShop } from '@mofu/wire/mall/moderation'
import { closeOrder, submitOrder } from '@mofu/wire/mall/orders'
import { makePayLink } from '@mofu/wire/mall/pay-links'
import { expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'nine quiet foxes run'
const call = () => createClient({ baseUrl: stackUrl() })

/** Three shops and a shopper. */
async function makeMall() {
  const { db, end } = mallDatabase(databaseUrl())
  const stack = { apiUrl: stackUrl(), mailsUrl: mailsUrl() }
  const buyer = await makeShopper(stack, db, 'buyer')
  const owner = await makeShopper(stack, db, 'owner')
  const payout = accountOf('mio').address
  const shops = []
  for (const [name, price] of [
    ['Acorn Shop', 2_600n],
    ['Birch Shop', 4_500n],
    ['Cedar Shop', 5_300n],
  ] as const) {
    shops.push(await makeShop(db, { owner, payout, name, price }))
  }
  await end()
  return {
    buyer,
    skus: shops.map(({ skuIds }) => `${skuIds[0]}|1`),
    shopIds: shops.map(({ shopId }) => shopId),
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
}

test('an order over three shops shows the total before a wallet connects, lists every order, and names them when it is signed or closed', async ({
  visitor,
  walletOf,
}) => {
  const { buyer, skus } = await makeMall()
  await walletOf(visitor, 'yuki')
  await visitor.goto(`/mall/checkout?skus=${skus.join(',')}`)
  await signIn(visitor, buyer.email)
  await visitor.getByRole('button', { name: 'Order and go on to payment' }).click()
  await expect(visitor).toHaveURL(/\/order-detail\//)

  // No wallet is connected yet. Each shop adds US$5 for shipping.
  const pay = visitor.getByRole('region', { name: 'Pay', exact: true })
  await expect(pay.getByText('US$139.00').first()).toBeVisible()
  for (const part of ['Acorn Shop', 'US$31.00', 'Birch Shop', 'US$50.00', 'Cedar Shop', 'US$58.00']) {
    await expect(pay.getByText(part)).toBeVisible()
  }
  await expect(pay.getByRole('button', { name: 'Connect a wallet to pay' })).toBeVisible()
  await pay.getByText('How is this worked out?').click()
  await expect(pay.getByText('The total of US$139.00 divided by')).toBeVisible()
  await expectLooksWell(visitor)

  const group = visitor.getByRole('region', { name: 'Ordered together' })
  await expect(group.getByRole('listitem')).toHaveCount(3)
  await expect(group).toContainText('US$139.00')

  // One of them is closed: the page says which one, and that the others stay.
  await group.getByRole('listitem').filter({ hasText: 'Cedar Shop' }).getByRole('link').click()
  await visitor.getByRole('button', { name: 'Close the order' }).click()
  const closing = visitor.getByRole('dialog', { name: 'Close the order at Cedar Shop?' })
  await expect(closing).toContainText('Cedar Shop, US$58.00')
  await expect(closing).toContainText('Your 2 other orders of this purchase stay as they are.')
  await closing.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(closing).toBeHidden()
  await group.getByRole('listitem').filter({ hasText: 'Acorn Shop' }).getByRole('link').click()
  await expect(pay.getByText('US$81.00').first()).toBeVisible()

  await pay.getByRole('button', { name: 'Connect a wallet to pay' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await pay.getByRole('button', { name: 'Pay 0.027 ETH' }).click()
  const signing = visitor.getByRole('dialog')
  await expect(signing.getByText(/^Acorn Shop · US\$31\.00 · M\d{6}-/)).toBeVisible()
  await expect(signing.getByText(/^Birch Shop · US\$50\.00 · M\d{6}-/)).toBeVisible()
  await signing.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(signing.getByRole('heading', { name: 'It is paid' })).toBeVisible({ timeout: 30_000 })
})

test('an order of a suspended shop is named on the page of the group and closed there, and the rest can be paid', async ({
  visitor,
}) => {
  const { buyer, skus, shopIds } = await makeMall()
  const body = { skus, recieveAddressId: buyer.addressId }
  const { orders } = (await call()(submitOrder, { body }, buyer.as)).data
  const first = orders[0]?.orderId ?? ''
  const admin = bearer(await tokenOf(stackUrl(), 'deployer'))
  await call()(suspendShop, { body: { id: shopIds[1] ?? 0, reason: 'sells copies' } }, admin)

  await visitor.goto(`/order-detail/${first}`)
  await signIn(visitor, buyer.email)
  const pay = visitor.getByRole('region', { name: 'Pay', exact: true })
  await expect(pay.getByText('US$89.00').first()).toBeVisible()
  await expect(pay.getByText('Birch Shop')).toHaveCount(0)
  await expect(
    visitor.getByText(/^Birch Shop is suspended, so order M\d{6}-\S+ cannot be paid\.$/),
  ).toBeVisible()
  await expectLooksWell(visitor)
  await visitor.getByRole('button', { name: 'Close the order at Birch Shop?' }).click()
  const closing = visitor.getByRole('dialog', { name: 'Close the order at Birch Shop?' })
  await expect(closing).toContainText('Birch Shop, US$50.00')
  await closing.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(visitor.getByText('Birch Shop is suspended')).toHaveCount(0)
  await expect(pay.getByText('US$89.00').first()).toBeVisible()
  const group = visitor.getByRole('region', { name: 'Ordered together' })
  await expect(group.getByRole('listitem').filter({ hasText: 'Birch Shop' })).toContainText('Closed')
})

test('a payment link is short, shows its own order in a tab that had another, and says when it was cancelled', async ({
  visitor,
}) => {
  const { buyer, skus } = await makeMall()
  const links: { orderId: string; id: string }[] = []
  for (const chosen of [skus.slice(0, 1), skus.slice(1)]) {
    const body = { skus: chosen, recieveAddressId: buyer.addressId }
    const { orderId } = (await call()(submitOrder, { body }, buyer.as)).data
    const { id } = (await call()(makePayLink, { body: { orderId } }, buyer.as)).data
    links.push({ orderId, id })
  }
  const [first, second] = links
  if (!first || !second) throw new Error('expected two payment links')

  await visitor.goto(`/order-detail/${second.orderId}`)
  await signIn(visitor, buyer.email)
  await visitor.getByText('Somebody else pays').click()
  const code = visitor.getByRole('img', { name: 'Code that leads to the payment' })
  const url = (await code.getAttribute('data-uri')) ?? ''
  expect(url).toBe(`${stackUrl()}/mall/pay/${second.id}`)
  // Any phone reads a QR code of up to 41 modules a side from a screen.
  const picture = decodeURIComponent((await code.getAttribute('src')) ?? '')
  expect(Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1])).toBeLessThanOrEqual(41 + 6)

  await visitor.goto(`/mall/pay/${first.id}`)
  await expect(visitor.getByText('US$31.00').first()).toBeVisible()
  await visitor.evaluate((path) => {
    history.pushState({}, '', path)
  }, `/mall/pay/${second.id}`)
  await expect(visitor.getByText('US$108.00').first()).toBeVisible()
  await expect(visitor.getByText('Acorn Shop')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('US$108.00').first()).toBeVisible()
  await expectLooksWell(visitor)

  await call()(closeOrder, { body: { id: first.orderId } }, buyer.as)
  await visitor.goto(`/mall/pay/${first.id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible()
  await expect(visitor.getByText('Nothing is to be paid.')).toBeVisible()
  await expectLooksWell(visitor)
})
