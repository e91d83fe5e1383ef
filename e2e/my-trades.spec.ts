import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { arrive, petNow, signThrough, tradingHere } from './trader.ts'

// Each journey signs several times while the whole stack shares the machine.
test.describe.configure({ timeout: 180_000 })

test('my trades: listings, bids, offers, activity and approvals; all listings and an approval are each cancelled in one step', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [first, second] = await trading.mint('aki', [601, 602], 0)
  const [theirs] = await trading.mint('wei', [603], 0)
  if (!first || !second || !theirs) throw new Error('nothing was minted')
  await trading.allowMarket('aki')
  await trading.list('aki', first.tokenId, { price: parseEther('0.6') })
  await trading.list('aki', second.tokenId, { price: parseEther('0.7') })
  await trading.bid('wei', first.tokenId, { price: parseEther('0.1') })
  await trading.bid('aki', theirs.tokenId, { price: parseEther('0.2') })

  const page = await arrive(browser, 'aki', '/user-center/mynft-list')
  await page.getByRole('link', { name: 'My trades and offers' }).click()
  // The pets of the screen before show the same prices.
  await expect(page.getByRole('heading', { level: 1, name: 'My trades' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: first.name })).toContainText('0.6 ETH')
  await expect(rows.filter({ hasText: second.name })).toContainText('0.7 ETH')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)

  await page.getByRole('link', { name: 'My offers' }).click()
  await expect(rows.filter({ hasText: theirs.name })).toContainText('0.2 ETH')
  await rows.filter({ hasText: theirs.name }).getByRole('button', { name: 'Withdraw my offer' }).click()
  await signThrough(page, 'Your money is back')
  await expect(page.getByRole('heading', { name: 'You haven’t made any offers' })).toBeVisible()

  await page.getByRole('link', { name: 'Offers to me' }).click()
  await expect(rows.filter({ hasText: first.name })).toContainText('0.1 ETH')
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(rows.filter({ hasText: 'Listed' }).filter({ hasText: second.name })).toBeVisible()

  await page.getByRole('link', { name: 'Permissions' }).click()
  await expect(rows.filter({ hasText: 'Mofu’s market' })).toBeVisible()
  await rows.filter({ hasText: 'Mofu’s market' }).getByRole('button', { name: 'Revoke' }).click()
  await signThrough(page, 'The permission is revoked')
  await expect(page.getByRole('heading', { name: 'Nobody may move all your pets' })).toBeVisible()
  expect((await petNow(first.id)).status).toBe(1)

  await page.getByRole('link', { name: 'For sale', exact: true }).click()
  await expect(rows.filter({ hasText: first.name })).toContainText('Hidden: the market may not move it')
  await page.getByRole('button', { name: 'Cancel all listings' }).click()
  await expect(page.getByRole('dialog')).toContainText('All listings of this wallet')
  await signThrough(page, 'You have nothing for sale any more')
  await expect(page.getByRole('heading', { name: 'You have nothing for sale' })).toBeVisible()
  await page.context().close()
})

test('two pets in two coins are bought from the basket with one preview; another owner’s page shows theirs', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [first, second] = await trading.mint('wei', [611, 612], 0)
  if (!first || !second) throw new Error('nothing was minted')
  await trading.allowMarket('wei')
  await trading.list('wei', first.tokenId, { price: parseEther('0.2') })
  await trading.list('wei', second.tokenId, { coin: trading.dollar, price: 3_000_000n })
  await trading.fund('sora', trading.dollar, 3_000_000n)
  const page = await arrive(browser, 'sora', `/detail/${first.id}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pet basket', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('link', { name: 'Basket: 1 pet', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'their pets' }).click()
  await expect(page.getByText(accountOf('wei').address, { exact: false }).first()).toBeVisible()
  // The second one from its card, and out and in again.
  await page.getByRole('button', { name: `Add ${second.name} to the basket` }).click()
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Pet basket: 2' })
  await expect(inHeader).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${second.name} from the basket` }).click()
  await expect(inHeader).toBeHidden()
  await page.getByRole('button', { name: `Add ${second.name} to the basket` }).click()
  await expect(inHeader).toBeVisible()
  // On a phone the menu holds it.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(inHeader).toBeHidden()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pet basket: 2' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await page.setViewportSize({ width: 1280, height: 900 })
  const together = page.getByRole('region', { name: '2 pets together' })
  await expect(together).toContainText('0.2 ETH')
  await expect(together).toContainText('3 tUSD')
  await expectAccessible(page)
  await together.getByRole('button', { name: 'Buy 2 pets' }).click()
  await signThrough(page, '2 pets are yours!')
  const sora = accountOf('sora').address.toLowerCase()
  expect((await petNow(first.id)).owner).toBe(sora)
  expect((await petNow(second.id)).owner).toBe(sora)
  await expect(page.getByText('It is yours').first()).toBeVisible()
  await page.context().close()
})
