import { expect } from '@playwright/test'
import { parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { exchangeHere, form, give, lastSigned, swapper } from './swapper.ts'
import { arrive, signThrough } from './trader.ts'

test.describe.configure({ timeout: 180_000 })

test('a price that gets worse by more than 1% under the form must be accepted; a tolerance of one’s own is checked, warned of and signed', async ({
  browser,
}) => {
  const chain = await exchangeHere()
  const page = await arrive(browser, swapper, '/swap')
  const button = form(page).getByRole('button', { name: 'Buy GBT' })
  const out = form(page).getByText('You get', { exact: true }).locator('..').locator('span[title]')
  const title = async () => ((await out.getAttribute('title')) ?? '').replaceAll(',', '')
  await give(page, 'ETH').fill('0.5')
  const typed = await title()

  // 0.2% less is taken silently.
  await chain.buyAs('yui', parseEther('1'))
  await expect.poll(title).not.toBe(typed)
  await expect(button).toBeEnabled()
  await expect(form(page)).not.toContainText('The price moved')

  // More than 1% less is not.
  await chain.buyAs('yui', parseEther('10'))
  const moved = form(page).getByRole('status').filter({ hasText: 'The price moved' })
  await expect(moved).toContainText(/You now get [\d,.]+ GBT\. That is \d\.\d+% less than before\./)
  await expect(moved).toContainText((await out.getAttribute('title')) ?? '-')
  await expect(button).toBeDisabled()
  await expect(form(page)).toContainText('Accept the new quote first.')
  await expectAccessible(page)
  await moved.getByRole('button', { name: 'Accept the new quote' }).click()
  await expect(moved).toBeHidden()
  await expect(button).toBeEnabled()

  await form(page).getByText('Custom', { exact: true }).click()
  await expect(form(page)).toContainText('Enter your slippage tolerance first.')
  const own = form(page).getByLabel('Slippage tolerance, in percent')
  for (const wrong of ['0', 'abc', '0.001', '-1']) {
    await own.fill(wrong)
    await expect(form(page)).toContainText('Enter a percentage from 0.01% to 50%')
    await expect(button).toBeDisabled()
  }
  for (const tooMuch of ['50.01', '100']) {
    await own.fill(tooMuch)
    await expect(form(page)).toContainText('We accept at most 50%')
    await expect(button).toBeDisabled()
  }
  const warning = form(page).getByText(/You may get up to .+% less than quoted/)
  await own.fill('5')
  await expect(button).toBeEnabled()
  await expect(warning).toBeHidden()
  await own.fill('5.5')
  await expect(warning).toContainText('up to 5.5% less')
  await expect(button).toBeEnabled()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)

  // Rounded up, in favour of the buyer.
  const least = (parseEther((await title()).replace(' GBT', '')) * 9_450n + 9_999n) / 10_000n
  await button.click()
  await signThrough(page, 'The GBT is in your wallet')
  expect((await lastSigned(page)).args?.[1]).toBe(least)
  await page.context().close()
})
