import { exchangeAbi } from '@mofu/chain/exchange'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { expect, type Page } from '@playwright/test'
import { maxUint256, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arriveSigned, minuteAfter, quizzesHere, startedQuiz } from './quiz-maker.ts'
import { signInWithWallet } from './sign-in.ts'
import { arrive, signThrough } from './trader.ts'

/** Nobody else pulls, draws or bets with this wallet, so that its spending is what it does here. */
const player: Person = 'kuro'
const HOUR = 3_600
const limits = (page: Page) => page.getByRole('region', { name: 'Spending and limits' })
const day = (page: Page) => limits(page).getByRole('region', { name: 'Last 24 hours' })
const pullPanel = (page: Page) => page.getByRole('region', { name: 'Pull', exact: true })
const pullButton = (page: Page) => pullPanel(page).getByRole('button', { name: /^Pull / })
const limitNote = (page: Page) => page.getByRole('status').filter({ hasText: 'Your own limit' })
const ofAge = 'I am at least 18, and of age where I live.'

async function setDayLimit(page: Page, coin: string, amount: string): Promise<void> {
  await page.goto('/account')
  await limits(page).getByText(coin, { exact: true }).click()
  await day(page).getByLabel('Limit for 24 hours').fill(amount)
  await day(page).getByRole('button', { name: 'Set the limit' }).click()
}

/** How often the page has asked its wallet for a transaction. */
const asked = (page: Page) =>
  page.evaluate(() => window.mofuWallet.log.filter(({ method }) => method === 'eth_sendTransaction').length)

async function buyGbt(): Promise<void> {
  const { context } = await lotteriesHere()
  await sendAs(rpcUrl(), accountOf(player), {
    address: context.at.Exchange.address,
    abi: exchangeAbi,
    functionName: 'buy',
    args: [parseEther('0.1'), 0n, maxUint256, accountOf(player).address],
    value: parseEther('0.1'),
  })
}

test('a player sets a limit: the second pull is refused in words before the wallet is asked, a redeemed pet counts, and a raise or removal waits', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  await buyGbt()
  const page = await arriveSigned(browser, player, '/account')
  await setDayLimit(page, 'GBT', 'a lot')
  await expect(day(page).getByText('Enter an amount in GBT, with at most 18 digits')).toBeVisible()
  await setDayLimit(page, 'GBT', '1.5')
  await expect(day(page)).toContainText(/Net spending\s*0\sGBT\s*Limit\s*1\.5\sGBT\s*Left of it\s*1\.5\sGBT/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  await page.goto('/gachaMachine')
  await page.getByLabel(ofAge).check()
  await pullButton(page).click()
  await signThrough(page, 'Paid. Now the round decides')
  const before = await asked(page)
  await expect(limitNote(page)).toContainText(
    /Your limit is 1\.5 GBT in 24 hours\. You have spent 1[.\d]* GBT, and this costs 1\.\d+ GBT\. It fits again from .+, if you pay for nothing else until then\./,
  )
  await expect(pullButton(page)).toBeDisabled()
  expect(await asked(page)).toBe(before)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // What came back no longer counts as spent.
  const reveal = page.getByRole('dialog', { name: 'Your pet is here' })
  await expect(reveal).toBeVisible({ timeout: 60_000 })
  await reveal.getByRole('button', { name: 'Close', exact: true }).last().click()
  const pets = page.getByRole('region', { name: 'Your pets from this machine' })
  await pets.getByRole('button', { name: /^Redeem / }).click()
  await signThrough(page, /is back in the machine$/)
  await expect(limitNote(page)).toBeHidden()
  await expect(pullButton(page)).toBeEnabled()
  await page.goto('/account#limits')
  await limits(page).getByText('GBT', { exact: true }).click()
  await expect(day(page)).toContainText(/Came back\s*0\.8\d*\sGBT\s*Net spending\s*0\.17\d*\sGBT/)

  // A raise waits for a day, and can be dropped.
  await setDayLimit(page, 'GBT', '50')
  await expect(day(page).getByText(/^From .+ the limit is 50 GBT\.$/)).toBeVisible()
  await expect(day(page)).toContainText(/Limit\s*1\.5\sGBT/)
  await page.goto('/gachaMachine')
  // One more fits. Only then has the page read everything, and a choice stays.
  await expect(pullButton(page)).toBeEnabled()
  await pullPanel(page).getByText('2', { exact: true }).click()
  await expect(limitNote(page)).toContainText('It is more than the whole limit.')
  await expect(pullButton(page)).toBeDisabled()
  await page.goto('/account')
  await day(page).getByRole('button', { name: 'Keep the limit as it is' }).click()
  await expect(day(page).getByText('the limit is 50 GBT')).toBeHidden()
  await day(page).getByRole('button', { name: 'Remove the limit' }).click()
  await expect(day(page).getByText(/^From .+ there is no limit\.$/)).toBeVisible()
  await page.context().close()
})

test('a wallet with limits has to sign in on another device, and they hold for draws and bets as well', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { make } = await lotteriesHere()
  const { path } = await make('Careful box', [7_311, 7_312])
  const { context } = await quizzesHere()
  const now = minuteAfter(await context.now())
  const times = { closeBetsAt: now + 6 * HOUR, drawAt: now + 7 * HOUR }
  const topic = 'Will the careful cat jump?'
  const quiz = await startedQuiz(browser, 'aki', { topic, a: 'It jumps', b: 'It stays', ...times })

  const page = await arriveSigned(browser, player, '/account')
  await setDayLimit(page, 'ETH', '0.005')
  await expect(day(page)).toContainText(/Limit\s*0\.005\sETH/)
  await page.context().close()

  const other = await arrive(browser, player, path)
  const draw = other.getByRole('button', { name: 'Draw one' })
  await expect(limitNote(other)).toContainText('The owner of this wallet has set limits for draws and bets.')
  await expect(draw).toBeDisabled()
  await expectAccessible(other)
  await signInWithWallet(other).click()
  await expect(limitNote(other)).toContainText(
    'Your limit is 0.005 ETH in 24 hours. You have spent 0 ETH, and this costs 0.05 ETH. It is more than the whole limit.',
  )
  await expect(draw).toBeDisabled()
  await other.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(other)

  await other.goto(quiz)
  const panel = other.getByRole('region', { name: 'Bet', exact: true })
  await expect(limitNote(other)).toContainText('this costs 0.01 ETH')
  await expect(panel.getByRole('button', { name: 'Bet 0.01 ETH' })).toBeDisabled()
  await expect(panel.getByText(/^about US\$[\d,]+\.\d\d$/)).toBeVisible()
  await expectNoSidewaysScroll(other)
  await expectAccessible(other)
  await other.context().close()
})
