import { accountOf } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'
import { createPublicClient, erc20Abi, http, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, test } from './journey.ts'
import { arrive, petNow, signThrough, tradingHere } from './trader.ts'

// Each journey signs several times, and two browsers share the machine with the whole stack.
test.describe.configure({ timeout: 180_000 })

const reader = () => createPublicClient({ transport: http(rpcUrl()) })
const panel = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })

test('a pet is listed, its price changed, and bought in the native coin', async ({ browser }) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('lin', [501], 0)
  if (!pet) throw new Error('nothing was minted')
  const seller = await arrive(browser, 'lin', `/detail/${pet.id}`)
  await expect(panel(seller).getByText('You have not put this pet up for sale.')).toBeVisible()
  expect((await petNow(pet.id)).status).toBe(1)

  await panel(seller).getByRole('button', { name: 'Sell this pet' }).click()
  const form = seller.getByRole('dialog')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText(/Enter an amount above 0/)).toBeVisible()
  await form.getByLabel('Price', { exact: true }).fill('0.8')
  // 2.5% for the platform, nothing for the creator, who sells it themselves.
  await expect(form.getByRole('region', { name: 'How the price is shared out' })).toContainText('0.78 ETH')
  await expectAccessible(seller)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(seller.getByText(/First you let the market move/)).toBeVisible()
  await signThrough(seller, `${pet.name} is for sale`)
  await expect(panel(seller)).toContainText('0.8 ETH')
  expect(await petNow(pet.id)).toMatchObject({ status: 2, price: String(parseEther('0.8')) })

  await panel(seller).getByRole('button', { name: 'Change the price' }).click()
  await form.getByLabel('Price', { exact: true }).fill('0.5')
  await expect(form.getByText(/0\.3\sETH less than now/)).toBeVisible()
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(seller.getByRole('dialog').getByText('Current price', { exact: true })).toBeVisible()
  await signThrough(seller, `${pet.name} has a new price`)
  await expect(panel(seller)).toContainText('0.5 ETH')

  const buyer = await arrive(browser, 'sora', `/detail/${pet.id}`)
  for (const width of [390, 768, 1440]) {
    await buyer.setViewportSize({ width, height: 900 })
    await expect(panel(buyer)).toContainText('0.5 ETH')
    await expectNoSidewaysScroll(buyer)
    await expectAccessible(buyer)
  }
  const before = await reader().getBalance({ address: accountOf('lin').address })
  await panel(buyer).getByRole('button', { name: 'Buy now' }).click()
  const dialog = buyer.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Leaves your wallet' }).locator('..')).toContainText(
    '0.5 ETH',
  )
  await expect(dialog.getByRole('heading', { name: 'Arrives in your wallet' }).locator('..')).toContainText(
    pet.name,
  )
  // Who signs sees what they buy.
  await expect(dialog.getByRole('img', { name: pet.name })).toBeVisible()
  await signThrough(buyer, `${pet.name} is yours!`)
  const after = await reader().getBalance({ address: accountOf('lin').address })
  expect(after - before).toBe(parseEther('0.4875'))
  expect(await petNow(pet.id)).toMatchObject({ status: 1, owner: accountOf('sora').address.toLowerCase() })
  await expect(buyer.getByRole('heading', { name: 'Price history' })).toBeVisible()
  // The seller's open page has updated by itself.
  await expect(panel(seller).getByText('It has been sold.')).toBeVisible()
  // It is the buyer's own now, and was not listed by them.
  await expect(panel(buyer).getByText('You have not put this pet up for sale.')).toBeVisible()
  for (const page of [seller, buyer]) {
    await expect(
      panel(page)
        .locator('div')
        .filter({ has: page.getByText('Last sale', { exact: true }) })
        .last(),
    ).toContainText('0.5 ETH')
  }
  await buyer.goto(`/list?q=${encodeURIComponent(pet.name)}`)
  await expect(buyer.getByRole('article').filter({ hasText: pet.name }).first()).toContainText(
    'Last sale 0.5 ETH',
  )

  await seller.context().close()
  await buyer.context().close()
})

test('ready to sell makes a pending pet listed, cancel-sell makes it pending again [rule-38]', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('lin', [502], 0)
  if (!pet) throw new Error('nothing was minted')
  expect((await petNow(pet.id)).status).toBe(1)
  const seller = await arrive(browser, 'lin', `/detail/${pet.id}`)
  await panel(seller).getByRole('button', { name: 'Sell this pet' }).click()
  const form = seller.getByRole('dialog')
  await form.getByLabel('Price', { exact: true }).fill('1')
  await form.getByRole('button', { name: 'Review' }).click()
  await signThrough(seller, `${pet.name} is for sale`)
  expect((await petNow(pet.id)).status).toBe(2)
  await panel(seller).getByRole('button', { name: 'Cancel listing' }).click()
  await signThrough(seller, `${pet.name} is not for sale any more`)
  expect((await petNow(pet.id)).status).toBe(1)
  await seller.context().close()
})

test('a price in dollars is paid with an exact allowance, and the creator’s royalty is credited', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('yuki', [511], 1_000)
  if (!pet) throw new Error('nothing was minted')
  await trading.give('yuki', 'lin', pet.tokenId)
  await trading.approveToken('lin', pet.tokenId)
  await trading.list('lin', pet.tokenId, { coin: trading.dollar, price: 25_000_000n })
  await trading.fund('taro', trading.dollar, 40_000_000n)
  const buyer = await arrive(browser, 'taro', `/detail/${pet.id}`)
  await expect(panel(buyer)).toContainText('25 tUSD')
  await panel(buyer).getByText('How the price is shared out').click()
  await expect(panel(buyer)).toContainText('2.5 tUSD')
  await panel(buyer).getByRole('button', { name: 'Buy now' }).click()
  await signThrough(buyer, `${pet.name} is yours!`)
  const [held, allowed] = await Promise.all([
    reader().readContract({
      address: trading.dollar,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [accountOf('lin').address],
    }),
    reader().readContract({
      address: trading.dollar,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [accountOf('taro').address, trading.market],
    }),
  ])
  // 25 less 2.5% for the platform and 10% for the creator.
  expect(held).toBe(21_875_000n)
  expect(allowed).toBe(15_000_000n)
  await buyer.context().close()
})

test('a bid is raised by the difference and the owner accepts it', async ({ browser }) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [521], 0)
  if (!pet) throw new Error('nothing was minted')
  const bidder = await arrive(browser, 'sora', `/detail/${pet.id}`)
  await panel(bidder).getByRole('button', { name: 'Make an offer' }).click()
  const form = bidder.getByRole('dialog')
  await form.getByLabel('Your offer').fill('0.2')
  await form.getByRole('button', { name: 'Review' }).click()
  await signThrough(bidder, 'Your offer stands')
  await expect(panel(bidder)).toContainText('Your offer of 0.2 ETH stands')

  await panel(bidder).getByRole('button', { name: 'Change my offer' }).click()
  await form.getByLabel('Your offer').fill('0.3')
  await expect(form.getByText(/0\.1\sETH more than now/)).toBeVisible()
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(
    bidder.getByRole('dialog').getByRole('heading', { name: 'Leaves your wallet' }).locator('..'),
  ).toContainText('0.1 ETH')
  await signThrough(bidder, 'Your offer has changed')

  const holder = await arrive(browser, 'wei', `/detail/${pet.id}`)
  const offers = holder.getByRole('region', { name: 'Offers' })
  await expect(offers).toContainText('0.3 ETH')
  await offers.getByRole('button', { name: 'Accept' }).click()
  await expect(
    holder.getByRole('dialog').getByRole('heading', { name: 'Arrives in your wallet' }).locator('..'),
  ).toContainText('0.2925 ETH')
  await signThrough(holder, `${pet.name} is sold`)
  expect((await petNow(pet.id)).owner).toBe(accountOf('sora').address.toLowerCase())
  await expect(offers).toContainText('No offers yet.')

  await holder.context().close()
  await bidder.context().close()
})

test('an offer at or above the price is refused: the pet can be bought for that', async ({ browser }) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [522], 0)
  if (!pet) throw new Error('nothing was minted')
  await trading.allowMarket('wei')
  await trading.list('wei', pet.tokenId, { price: parseEther('0.5') })
  const bidder = await arrive(browser, 'sora', `/detail/${pet.id}`)
  await expect(panel(bidder)).toContainText('0.5 ETH')
  await panel(bidder).getByRole('button', { name: 'Make an offer' }).click()
  const form = bidder.getByRole('dialog')
  for (const tooMuch of ['0.6', '0.5']) {
    await form.getByLabel('Your offer').fill(tooMuch)
    await expect(form.getByText('You can buy it right now for 0.5 ETH.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Review' })).toHaveCount(0)
    await form.getByLabel('Your offer').press('Enter')
    await expect(bidder.getByText('Nothing has happened yet')).toHaveCount(0)
  }
  await expectAccessible(bidder)
  await form.getByLabel('Your offer').fill('0.4')
  await expect(form.getByRole('button', { name: 'Review' })).toBeVisible()
  await form.getByLabel('Your offer').fill('0.6')
  await form.getByRole('button', { name: 'Buy it for 0.5 ETH' }).click()
  await signThrough(bidder, `${pet.name} is yours!`)
  expect((await petNow(pet.id)).owner).toBe(accountOf('sora').address.toLowerCase())
  await bidder.context().close()
})

test('a cancelled bid is refunded in full', async ({ browser }) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [522], 0)
  if (!pet) throw new Error('nothing was minted')
  await trading.bid('sora', pet.tokenId, { price: parseEther('0.4') })
  const held = await reader().getBalance({ address: trading.market })
  const bidder = await arrive(browser, 'sora', `/detail/${pet.id}`)
  await panel(bidder).getByRole('button', { name: 'Withdraw my offer' }).click()
  await expect(
    bidder.getByRole('dialog').getByRole('heading', { name: 'Arrives in your wallet' }).locator('..'),
  ).toContainText('0.4 ETH')
  await signThrough(bidder, 'Your money is back')
  expect(held - (await reader().getBalance({ address: trading.market }))).toBe(parseEther('0.4'))
  await bidder.context().close()
})

test('a price that changed after the page loaded is rejected with a message before anything is paid', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('wei', [531], 0)
  if (!pet) throw new Error('nothing was minted')
  await trading.approveToken('wei', pet.tokenId)
  await trading.list('wei', pet.tokenId, { price: parseEther('0.1') })
  const buyer = await arrive(browser, 'taro', `/detail/${pet.id}`)
  await panel(buyer).getByRole('button', { name: 'Buy now' }).click()
  const dialog = buyer.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Sign in wallet' })).toBeVisible()
  await trading.list('wei', pet.tokenId, { price: parseEther('9') })
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The price or the coin has changed since you looked.')
  expect(
    await buyer.evaluate(() => window.mofuWallet.log.some(({ method }) => method === 'eth_sendTransaction')),
  ).toBe(false)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(panel(buyer)).toContainText('9 ETH')
  expect((await petNow(pet.id)).owner).toBe(accountOf('wei').address.toLowerCase())
  await buyer.context().close()
})

test('a transferred pet cannot be bought and says why; once returned its old listing stays invalid; a transfer works from the page', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('lin', [541], 0)
  if (!pet) throw new Error('nothing was minted')
  await trading.approveToken('lin', pet.tokenId)
  await trading.list('lin', pet.tokenId, { price: parseEther('0.1') })
  const buyer = await arrive(browser, 'taro', `/detail/${pet.id}`)
  await expect(panel(buyer).getByRole('button', { name: 'Buy now' })).toBeVisible()

  const holder = await arrive(browser, 'lin', `/detail/${pet.id}`)
  await panel(holder).getByRole('button', { name: 'Give away' }).click()
  const form = holder.getByRole('dialog')
  await expect(form.getByText('It is for sale. Giving it away ends that for ever.')).toBeVisible()
  await form.getByLabel('To this address').fill('0x12')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText(/That is no address/)).toBeVisible()
  await form.getByLabel('To this address').fill(accountOf('sora').address)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(holder.getByRole('dialog').getByText(accountOf('sora').address)).toBeVisible()
  await signThrough(holder, `${pet.name} has a new home`)

  await expect(panel(buyer).getByText('It has a new owner since it was listed')).toBeVisible()
  await expect(panel(buyer).getByRole('button', { name: 'Buy now' })).toBeHidden()

  await trading.give('sora', 'lin', pet.tokenId)
  await expect(panel(holder).getByText('Your old listing ended when the pet left your wallet')).toBeVisible()
  await expect(panel(buyer).getByRole('button', { name: 'Buy now' })).toBeHidden()
  expect(await petNow(pet.id)).toMatchObject({ status: 1, price: null })
  await holder.context().close()
  await buyer.context().close()
})
