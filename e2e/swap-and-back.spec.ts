import { createClient } from '@mofu/wire/client'
import { candles } from '@mofu/wire/exchange'
import { expect } from '@playwright/test'
import { formatUnits, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { account, exchangeHere, form, give, lastSigned, swapper } from './swapper.ts'
import { arrive, signThrough } from './trader.ts'

test.describe.configure({ timeout: 180_000 })

test('a wallet buys GBT and sells it back: the minimum it signs is the one it read, and a price that moved is refused [route-02]', async ({
  browser,
  visitor,
}) => {
  const chain = await exchangeHere()
  await chain.buyAs('yui', parseEther('1'))

  // Without a wallet everything can be read.
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/risk')
  await visitor.getByRole('banner').getByRole('button', { name: 'NFT' }).click()
  await visitor.getByRole('menuitem', { name: 'Exchange' }).click()
  await expect(visitor).toHaveURL(/\/swap$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Swap' })).toBeVisible()
  const pool = visitor.getByRole('region', { name: 'The exchange right now' })
  await expect(pool).toContainText(/Price of one GBT\s*0\.000100/)
  for (const fact of [
    'Floor price',
    'GBT left to buy',
    'Virtual coins',
    'Total supply of GBT',
    'The fee goes to',
  ])
    await expect(pool).toContainText(fact)
  await expect(pool).toContainText(/Swap fee\s*1%/)
  await expect(visitor.getByRole('figure', { name: 'Price of one GBT in ETH' })).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Latest swaps' })).toContainText('Bought')
  await give(visitor, 'ETH').fill('0.5')
  await expect(form(visitor)).toContainText(/You get\s*4,9\d\d\.\d+.GBT/)
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
  }
  await expectAccessible(visitor)

  const page = await arrive(browser, swapper, '/swap')
  await give(page, 'ETH').fill('abc')
  await expect(form(page)).toContainText('Enter an amount such as 0.5, with a point and at most 18 decimals.')
  await give(page, 'ETH').fill('0.5')
  await form(page).getByRole('button', { name: 'Buy GBT' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('nothing is swapped')

  // The price rises by more than the tolerance while the preview is open: nothing is signed.
  await chain.buyAs('yui', parseEther('10'))
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('alert')).toContainText('less than your minimum would come out')
  expect(
    await page.evaluate(() => window.mofuWallet.log.some(({ method }) => method === 'eth_sendTransaction')),
  ).toBe(false)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(form(page)).toContainText(/You get\s*4,8\d\d\.\d+.GBT/)

  // It got worse by more than 1% since it was typed, so the new quote has to be accepted.
  await expect(form(page).getByRole('button', { name: 'Buy GBT' })).toBeDisabled()
  await form(page).getByRole('button', { name: 'Accept the new quote' }).click()

  const least = form(page).getByText('You get at least').locator('..').locator('span[title]')
  const shown = ((await least.getAttribute('title')) ?? '').replaceAll(',', '').replace(' GBT', '')
  await form(page).getByRole('button', { name: 'Buy GBT' }).click()
  await signThrough(page, 'The GBT is in your wallet')
  const { functionName, args } = await lastSigned(page)
  expect(functionName).toBe('buy')
  expect([args?.[0], args?.[1], args?.[3]]).toEqual([parseEther('0.5'), parseEther(shown), account])
  expect(await chain.gbt()).toBeGreaterThanOrEqual(parseEther(shown))
  const latest = page.getByRole('region', { name: 'Latest swaps' }).getByRole('listitem').first()
  await expect(latest).toContainText(/Bought.*4,8\d\d/)

  // The candles are drawn, and their table has the prices that the swaps add up to.
  const chart = page.getByRole('figure', { name: 'Price of one GBT in ETH' })
  await expect(chart.locator('canvas').first()).toBeVisible()
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  const { data: bars } = await createClient({ baseUrl: stackUrl() })(candles, { query: { range: 'all' } })
  const newest = bars.list.at(-1)
  if (!newest) throw new Error('no candles')
  const row = chart.getByRole('row').nth(1)
  for (const [column, price] of [newest.open, newest.high, newest.low, newest.close].entries()) {
    const shownPrice = row
      .getByRole('cell')
      .nth(column + 1)
      .locator('span[title]')
    await expect(shownPrice).toHaveAttribute('title', `${formatUnits(BigInt(price), 18)} ETH`)
  }
  const held = `${formatUnits(await chain.gbt(), 18).replace(/\B(?=(\d{3})+\.)/, ',')} GBT`
  await expect(page.getByRole('region', { name: 'Holders' }).getByTitle(held)).toBeVisible()

  await form(page).getByText('Sell GBT', { exact: true }).first().click()
  await form(page).getByRole('button', { name: 'Max' }).click()
  await expect(form(page)).toContainText(/You get\s*0\.49\d*.ETH/)
  await form(page).getByRole('button', { name: 'Sell GBT' }).click()
  await signThrough(page, 'Sold')
  expect(await chain.gbt()).toBe(0n)
  await expect(latest).toContainText(/Sold.*4,8\d\d/)
  await page.context().close()
})

test('a swap that moves the price by 5% is warned of, by 10% needs a tick, by 15% is not offered', async ({
  browser,
}) => {
  const page = await arrive(browser, swapper, '/swap')
  await give(page, 'ETH').fill('60')
  await expect(form(page)).toContainText(/you get 5\.\d+% less than at the current price/)
  await expect(form(page).getByRole('button', { name: 'Buy GBT' })).toBeEnabled()
  await give(page, 'ETH').fill('130')
  const button = form(page).getByRole('button', { name: 'Buy GBT' })
  await expect(button).toBeDisabled()
  await form(page)
    .getByLabel(/I accept a price that is 11\.\d+% worse/)
    .check()
  await expect(button).toBeEnabled()
  await give(page, 'ETH').fill('200')
  await expect(form(page).getByRole('alert')).toContainText(/would cost you 16\.\d+% of its value/)
  await expect(button).toBeHidden()
  await page.context().close()
})
