import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'
import { createPublicClient, erc721Abi, http, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, test } from './journey.ts'
import { arrive, petNow, signThrough, tradingHere } from './trader.ts'

// Each journey signs several times while the whole stack shares the machine.
test.describe.configure({ timeout: 180_000 })

test('three pets are listed with one preview and one transaction; a missing price is rejected with a message', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const pets = await trading.mint('emi', [801, 802, 803, 804], 500)
  const [first, second, third, other] = pets
  if (!first || !second || !third || !other) throw new Error('nothing was minted')
  await trading.approveToken('emi', other.tokenId)
  await trading.list('emi', other.tokenId, { price: parseEther('4') })

  const page = await arrive(browser, 'emi', '/user-center/mynft-list')
  await page.getByRole('button', { name: 'Sell several at once' }).click()
  const open = page.getByRole('button', { name: 'List for sale' })
  await expect(open).toBeDisabled()
  for (const { name } of [first, second, third]) await page.getByRole('checkbox', { name }).check()
  // A listed pet cannot be selected again.
  await expect(page.getByRole('checkbox', { name: other.name })).toBeHidden()
  await expect(page.getByText('3 pets chosen')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await open.click()

  const form = page.getByRole('dialog')
  const goOn = form.getByRole('button', { name: 'Review' })
  await goOn.click()
  await expect(form.getByRole('alert')).toContainText('3 prices are missing')
  await form.getByLabel('Price of each pet').fill('0.4')
  // 2.5% for the platform; the creator, who sells them, pays no royalty to themselves.
  await expect(form.getByRole('region', { name: 'What you get for each' })).toContainText('1.17 ETH')
  await form.getByText('A price for each').click()
  await form.getByLabel(`Price of ${second.name}`).fill('0.5')
  await form.getByLabel(`Price of ${third.name}`).fill('')
  await expect(form.getByRole('alert')).toContainText('One price is missing')
  await expect(form.getByText(/Enter an amount above 0/)).toHaveCount(1)
  await goOn.click()
  await expect(form.getByRole('heading', { name: 'Sell 3 pets' })).toBeVisible()
  await form.getByLabel(`Price of ${third.name}`).fill('0.6')
  await expectAccessible(page)
  await goOn.click()

  const preview = page.getByRole('dialog', { name: 'Put 3 pets up for sale' })
  await expect(preview.getByRole('listitem').filter({ hasText: second.name })).toContainText('0.4875 ETH')
  await expect(preview).toContainText('1.4625 ETH')
  await expect(preview.getByText(/The market may move your pets of/)).toBeVisible()
  await expectAccessible(page)
  await signThrough(page, '3 pets are for sale')

  expect(await petNow(first.id)).toMatchObject({ status: 2, price: String(parseEther('0.4')) })
  expect(await petNow(second.id)).toMatchObject({ status: 2, price: String(parseEther('0.5')) })
  expect(await petNow(third.id)).toMatchObject({ status: 2, price: String(parseEther('0.6')) })
  // One approval and one transaction for all of them.
  const sent = await page.evaluate(
    () => window.mofuWallet.log.filter(({ method }) => method === 'eth_sendTransaction').length,
  )
  expect(sent).toBe(2)
  await expect(page.getByText('No pets chosen yet')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: first.name })).toBeHidden()

  await trading.buy('sora', 'emi', second.tokenId, { price: parseEther('0.5') })
  const reader = createPublicClient({ transport: http(rpcUrl()) })
  const owner = await reader.readContract({
    address: trading.collection,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [second.tokenId],
  })
  expect(owner).toBe(accountOf('sora').address)
  await page.context().close()
})

test('one selected pet approves the market for that one only, and a pet can be left out of the list', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [first, second] = await trading.mint('goro', [811, 812], 0)
  if (!first || !second) throw new Error('nothing was minted')
  const page = await arrive(browser, 'goro', '/list?type=my')
  await page.getByRole('button', { name: 'Sell several at once' }).click()
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'List for sale' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: `Remove ${second.name}` }).click()
  await form.getByLabel('Price of each pet').fill('2')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText(/First you let the market move/)).toBeVisible()
  await signThrough(page, '1 pet is for sale')
  expect(await petNow(first.id)).toMatchObject({ status: 2, price: String(parseEther('2')) })
  expect((await petNow(second.id)).status).toBe(1)
  await page.context().close()
})
