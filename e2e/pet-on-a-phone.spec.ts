import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { arrive, petNow, signThrough, tradingHere } from './trader.ts'

test.describe.configure({ timeout: 120_000 })

const phone = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole('region', { name: 'Price and action' })

test('on a phone the price and the main action are on the first screen, and never over the footer', async ({
  browser,
  visitor,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [551], 0)
  if (!pet) throw new Error('nothing was minted')
  await trading.approveToken('wei', pet.tokenId)
  await trading.list('wei', pet.tokenId, { price: parseEther('0.35') })
  await expect.poll(async () => (await petNow(pet.id)).status).toBe(2)

  await visitor.setViewportSize(phone)
  await visitor.goto(`/detail/${pet.id}`)
  await expect(bar(visitor)).toContainText('0.35 ETH')
  await expect(bar(visitor).getByRole('button', { name: 'Connect wallet to buy' })).toBeInViewport()
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0)
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await visitor.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const [barBox, footerBox] = await Promise.all([
    bar(visitor).boundingBox(),
    visitor.getByRole('contentinfo').boundingBox(),
  ])
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0)

  const buyer = await arrive(browser, 'sora', `/detail/${pet.id}`, { viewport: phone })
  await bar(buyer).getByRole('button', { name: 'Buy now' }).click()
  await signThrough(buyer, `${pet.name} is yours!`)
  // The buyer has listed nothing, and nothing of theirs has ended.
  await expect(bar(buyer)).toContainText('Not for sale')
  await expect(buyer.getByText('You have not put this pet up for sale.')).toBeVisible()
  await expect(buyer.getByRole('heading', { name: 'For sale' })).toHaveCount(0)
  await buyer.context().close()

  // Without a wallet the button is long: the words beside it stay on one line.
  await visitor.reload()
  await expect(bar(visitor).getByRole('button', { name: 'Connect wallet to make an offer' })).toBeVisible()
  const words = await bar(visitor).getByText('Not for sale', { exact: true }).boundingBox()
  expect(words?.height).toBeLessThan(40)
})

test('a connected wallet likes a pet with one signature, on the pet’s page', async ({ browser }) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [552], 0)
  if (!pet) throw new Error('nothing was minted')
  const page = await arrive(browser, 'emi', `/detail/${pet.id}`, { viewport: phone })
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to like' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(page.getByText('1 person likes this')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/detail/${pet.id}$`))
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.context().close()
})
