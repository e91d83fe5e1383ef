import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase, payOffers, type Shopper } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import { orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { makePayLink } from '@mofu/wire/mall/pay-links'
import { payList } from '@mofu/wire/mall/payments'
import { shipOrder } from '@mofu/wire/mall/shipping'
import { type Browser, expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, rpcUrl, stackUrl } from './journey.ts'

const password = 'nine quiet foxes run'
const call = () => createClient({ baseUrl: stackUrl() })

/** Two orders at one shop, paid by a friend's wallet, final and shipped. */
export async function makeOrders() {
  const { db, end } = mallDatabase(databaseUrl())
  const stack = { apiUrl: stackUrl(), mailsUrl: mailsUrl() }
  const buyer = await makeShopper(stack, db, 'buyer')
  const merchant = await makeShopper(stack, db, 'merchant')
  const payout = accountOf('mio').address
  const { shopId, skuIds } = await makeShop(db, {
    owner: merchant,
    payout,
    name: 'Acorn Shop',
    price: 2_600n,
  })
  await end()
  const ids: string[] = []
  for (let count = 0; count < 2; count++) {
    const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
    ids.push((await call()(submitOrder, { body }, buyer.as)).data.orderId)
  }
  const [cheaper = '', returned = ''] = ids
  const link = (await call()(makePayLink, { body: { orderId: cheaper } }, buyer.as)).data.id
  const offers = await Promise.all(
    ids.map(async (orderId) => {
      const { data } = await call()(payList, { query: { orderId } }, buyer.as)
      const offer = data.list.find(({ symbol }) => symbol === 'ETH')
      if (!offer) throw new Error('no offer in ETH')
      return offer
    }),
  )
  await payOffers(rpcUrl(), 'yuki', offers)
  for (const id of ids) {
    await expect
      .poll(async () => (await call()(orderDetail, { body: { orderId: id } }, buyer.as)).data.payState, {
        timeout: 60_000,
      })
      .toBe('final')
    await call()(shipOrder, { body: { id, expressCompany: 'Post', expressNumber: 'OUT-1' } }, merchant.as)
  }
  return { buyer, merchant, shopId, cheaper, returned, link }
}

/** A shopper or merchant, signed in with a password. */
export async function arriveAs(browser: Browser, { email }: Shopper, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrl() })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
  return page
}
