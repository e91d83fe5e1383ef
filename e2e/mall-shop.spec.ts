import { signUp } from '@mofu/testkit/sign-in'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'seven sleepy otters'
const products = (page: Page) => page.getByRole('list', { name: 'Products' })
const cards = (page: Page) => products(page).getByRole('article')

test('the mall: categories, search in three languages, sort order, page by page [route-41]', async ({
  visitor,
}) => {
  await visitor.goto('/mall')
  await expect(visitor.getByRole('heading', { level: 1, name: 'The mall' })).toBeVisible()
  await expect(cards(visitor)).toHaveCount(16)
  await visitor.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(visitor)).toHaveCount(32)

  await visitor.getByRole('link', { name: 'Home', exact: true }).click()
  await visitor.getByRole('link', { name: 'Mugs', exact: true }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?category=21`)
  await expect(cards(visitor)).toHaveCount(4)
  await visitor.getByLabel('Order').selectOption('Lowest price')
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?category=21&sort=cheap`)

  await visitor.goto('/mall')
  const box = visitor.getByRole('searchbox', { name: 'Search the mall' })
  for (const words of ['otter mug', '水獺馬克杯', 'カワウソ マグ']) {
    await box.fill(words)
    await box.press('Enter')
    await expect(cards(visitor)).toHaveCount(1)
    await expect(visitor.getByRole('link', { name: 'Sleepy Otter Mug' })).toBeVisible()
  }
  await box.fill('zeppelin')
  await visitor.getByRole('search').getByRole('button').click()
  await expect(visitor.getByRole('heading', { name: 'No products match your search' })).toBeVisible()
  // The words stay in the box, to be changed: losing them meant typing them again.
  await visitor.getByRole('link', { name: 'Show everything' }).click()
  await expect(cards(visitor)).toHaveCount(16)
  await expect(box).toHaveValue('zeppelin')

  // A search within a category goes on in all of them, whether it found something or not.
  await visitor.goto('/mall?category=21&sort=cheap')
  await box.fill('fox scarf')
  await box.press('Enter')
  await expect(visitor.getByRole('heading', { name: 'No products match your search' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Search all categories' }).last().click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?q=fox+scarf&sort=cheap`)
  await expect(visitor.getByRole('link', { name: 'Curious Fox Scarf' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Search all categories' })).toHaveCount(0)
  await visitor.goto('/mall?category=21&q=otter')
  await expect(cards(visitor)).toHaveCount(1)
  await visitor.getByRole('search').getByRole('link', { name: 'Search all categories' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?q=otter`)
})

test('a search forgives a misspelling, suggests while typing, and is narrowed by price and stock', async ({
  visitor,
}) => {
  await visitor.goto('/mall')
  const box = visitor.getByRole('searchbox', { name: 'Search the mall' })
  await box.pressSequentially('sleepy ot')
  const suggestions = visitor.getByRole('list', { name: 'Suggestions' })
  await expect(suggestions.getByRole('link', { name: 'Sleepy Otter Mug' })).toBeVisible()
  await expectLooksWell(visitor)
  await suggestions.getByRole('link', { name: 'sleepy otter', exact: true }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?q=sleepy+otter`)
  await expect(suggestions).toHaveCount(0)

  await box.fill('oter mug')
  await box.press('Enter')
  await expect(visitor.getByText('Results for “otter')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Sleepy Otter Mug' })).toBeVisible()

  await visitor.goto('/mall?category=2')
  await visitor.getByText('Price and stock').click()
  await visitor.getByLabel('From, in US$').fill('16')
  await visitor.getByLabel('To, in US$').fill('17,00')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor.getByText('Enter an amount such as 12.50')).toBeVisible()
  await visitor.getByLabel('To, in US$').fill('17')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall?category=2&from=1600&to=1700`)
  await expect(visitor.getByRole('link', { name: 'Sleepy Otter Mug' })).toBeVisible()
  await visitor.getByLabel('Only what is in stock').check()
  await expect(visitor).toHaveURL(/stock=in/)
  await expectLooksWell(visitor)
})

test('a product: options lead to a SKU, its price, stock and shipping; one is the default [route-42] [rule-29]', async ({
  visitor,
}) => {
  await visitor.goto('/mall?q=shiba+cushion')
  await visitor.getByRole('link', { name: 'Snow Shiba Cushion' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Snow Shiba Cushion' })).toBeVisible()
  await expect(visitor.getByLabel('How many: Snow Shiba Cushion')).toHaveValue('1')
  await expect(visitor.getByText('US$29.00')).toBeVisible()
  await visitor.getByRole('radio', { name: 'Large' }).check({ force: true })
  await expect(visitor.getByText('US$41.00')).toBeVisible()

  const shipping = visitor.getByRole('region', { name: 'Shipping' })
  await expect(shipping).toContainText('US$18.00')
  await shipping.getByLabel('Send to').selectOption('TW')
  await expect(shipping).toContainText('US$2.00')
  await expect(shipping).toContainText('1–3 days on the way')
  // Three of them exceed the free shipping threshold.
  await visitor.getByLabel('How many: Snow Shiba Cushion').fill('3')
  await expect(shipping).toContainText('Free shipping')
  await expectAccessible(visitor)

  // An old link: its personal details leave the address at once and are nowhere in the history.
  const id = visitor.url().split('/').at(-1) ?? ''
  const sku = await visitor.evaluate(
    async (product) =>
      (
        (await (await fetch(`/api/mall/Shop/product?id=${product}`)).json()) as {
          data: { skus: { id: number }[] }
        }
      ).data.skus[2]?.id,
    id,
  )
  await visitor.goto(`/product/${id}/${sku}/2/a-1/Mei%20Lin/0912345678/Taipei/hello`)
  await expect(visitor).toHaveURL(`${stackUrl()}/product/${id}`)
  await expect(visitor.getByLabel('How many: Snow Shiba Cushion')).toHaveValue('2')
  await expect(visitor.getByRole('radio', { name: 'Sky' })).toBeChecked()
  await visitor.goBack()
  await expect(visitor).toHaveURL(`${stackUrl()}/product/${id}`)
})

test('a missing product says so in SPEC’s words, and offers a way on [rule-22]', async ({ visitor }) => {
  await visitor.goto('/product/999999')
  await expect(visitor.getByRole('heading', { name: 'Get product info error' })).toBeVisible()
  await visitor.getByRole('link', { name: 'To the mall' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall`)
})

test('a cart over several shops keeps its lines and shows what they cost now', async ({ visitor }) => {
  for (const [words, name] of [
    ['otter mug', 'Sleepy Otter Mug'],
    ['fox scarf', 'Curious Fox Scarf'],
  ] as const) {
    await visitor.goto(`/mall?q=${encodeURIComponent(words)}`)
    await visitor.getByRole('link', { name }).click()
    await visitor.getByRole('button', { name: 'Add to cart' }).click()
    await expect(visitor.getByText('It is in your cart.')).toBeVisible()
  }
  await expect(visitor.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall/cart`)
  // The cart is in the header of every page, and in the menu on a phone.
  await visitor.goto('/list')
  const inHeader = visitor.getByRole('banner').getByRole('link', { name: 'Mall cart: 2' })
  // Japanese has the longest words of the bar.
  for (const language of ['jp', 'en']) {
    await visitor.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await visitor.reload()
    for (const width of [1024, 1280, 1440]) {
      await visitor.setViewportSize({ width, height: 844 })
      await expect(visitor.getByRole('banner').locator('a[href="/mall/cart"]')).toBeVisible()
      await expectNoSidewaysScroll(visitor)
    }
  }
  await expect(inHeader).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expect(inHeader).toBeHidden()
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
  await visitor.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mall cart: 2' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/mall/cart`)
  await visitor.setViewportSize({ width: 1280, height: 844 })
  await expect(visitor.getByRole('region', { name: 'Riverbank Workshop' })).toContainText('US$16.80')
  await expect(visitor.getByRole('region', { name: '月夜商店' })).toContainText('US$34.00')
  await visitor.getByRole('button', { name: 'One more: Sleepy Otter Mug' }).click()
  await expect(visitor.getByRole('region', { name: 'Goods together' })).toContainText('US$67.60')
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Goods together' })).toContainText('US$67.60')
  await expectAccessible(visitor)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(visitor)
  await visitor.getByRole('button', { name: 'Remove Curious Fox Scarf' }).click()
  await expect(visitor.getByRole('region', { name: 'Goods together' })).toContainText('US$33.60')
})

test('a favourite asks to sign in; an expired session asks for the mall’s password, then it is saved [ui-27]', async ({
  browser,
}) => {
  // The browser logs each rejected request to the console, so this page allows errors.
  const page = await browser.newPage({ baseURL: stackUrl() })
  const email = 'hearts@mofu.example'
  await signUp({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, { email, password })
  await page.goto('/mall?q=bear+mug')
  const heart = page.getByRole('button', { name: 'Favourite: Honey Bear Mug' })
  await heart.click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password').fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('link', { name: 'Honey Bear Mug' }).first()).toBeVisible()

  await page.evaluate(() => localStorage.setItem('mallToken', 'A'.repeat(43)))
  await page.reload()
  const again = page.getByRole('dialog', { name: 'Login to the mall' })
  await expect(again.getByLabel('E-mail')).toBeDisabled()
  await expect(again.getByLabel('E-mail')).toHaveValue(email)
  await again.getByLabel('Password').fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('link', { name: 'Honey Bear Mug' }).first()).toBeVisible()
  await page.close()
})

test('a shared product link has a preview', async ({ request }) => {
  const reply = await request.get(`${stackUrl()}/product/1`)
  const html = await reply.text()
  expect(html).toMatch(new RegExp('<meta property="og:title" content="[^"]+ · Riverbank Workshop · Mofu"'))
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/goods\/[^"]+"/)
  expect((await request.get(`${stackUrl()}/product/999999`)).status()).toBe(404)
})
