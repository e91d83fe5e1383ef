import { accountOf } from '@mofu/testkit/accounts'
import { deployAs } from '@mofu/testkit/deploy-collection'
import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'
import { arrive, chainId, petNow, signThrough } from './trader.ts'

type Hex = `0x${string}`

// Each journey signs several times, and two browsers share the machine with the whole stack.
test.describe.configure({ timeout: 180_000 })

const reader = () => createPublicClient({ transport: http(rpcUrl()) })
const balanceOf = (address: Hex) => reader().getBalance({ address })

/** A new collection of goro with one pet for each number. */
async function newCollection(name: string, numbers: readonly number[]) {
  const call = createClient({ baseUrl: stackUrl() })
  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const market = contracts['Market'] as Hex
  const made = await deployAs(rpcUrl(), contracts['CollectionFactory'] as Hex, 'goro', name, 'ANY')
  const orders = numbers.map((number) => ({
    collection: made,
    uri: `${data.mediaUrl}/works/${number}.json`,
    royalty: 0,
    fee: 0n,
  }))
  await untilProjected(stackUrl(), chainId, await mintAs(rpcUrl(), 'goro', orders), 20_000)
  const { data: page } = await call(nftsV2, { body: { collection: made, sort: 'oldest' } })
  return {
    path: `/collection-list/${chainId}-${made.toLowerCase()}?tab=offers`,
    pets: page.list.map(({ id, title }) => ({ id, name: title })),
    market,
    trading: tradingAt({ rpcUrl: rpcUrl(), market, collection: made }),
  }
}

const part = (page: Page, heading: string) =>
  page.getByRole('dialog').getByRole('heading', { name: heading }).locator('..')

test('an offer for any pet is made, its holder accepts it, and the rest of the money comes back', async ({
  browser,
}) => {
  const { path, pets, market } = await newCollection('Any Axolotls', [931, 932])
  const [pet] = pets
  if (!pet) throw new Error('nothing was minted')
  const buyer = await arrive(browser, 'suzu', path)
  const offers = buyer.getByRole('region', { name: 'Offers for any pet' })
  await expect(offers).toContainText('Nobody offers to buy any pet of this collection right now.')
  await offers.getByRole('button', { name: 'Make an offer for any pet' }).click()
  const form = buyer.getByRole('dialog')
  await form.getByLabel('How many pets').fill('1.5')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText(/Enter an amount above 0/)).toBeVisible()
  await expect(form.getByText('Enter a whole number of pets, at least 1.')).toBeVisible()
  await form.getByLabel('Price for each pet').fill('0.2')
  await form.getByLabel('How many pets').fill('2')
  await expect(form).toContainText(
    '0.4 ETH leave your wallet now and wait on the market: 0.2 ETH for each of 2 pets.',
  )
  for (const width of [390, 1440]) {
    await buyer.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(buyer)
    await expectAccessible(buyer)
  }
  const empty = await balanceOf(market)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(part(buyer, 'Leaves your wallet')).toContainText('0.4 ETH')
  await signThrough(buyer, 'Your offer stands')
  await expect(offers).toContainText('0.2 ETH for each of 2 pets. The market holds 0.4 ETH for it.')
  expect((await balanceOf(market)) - empty).toBe(parseEther('0.4'))

  const holder = await arrive(browser, 'goro', `/detail/${pet.id}`)
  const offered = holder.getByRole('region', { name: 'Offers for any pet of Any Axolotls' })
  for (const width of [390, 1440]) {
    await holder.setViewportSize({ width, height: 900 })
    await expect(offered).toContainText('0.2 ETH')
    await expectNoSidewaysScroll(holder)
    await expectAccessible(holder)
  }
  const before = await balanceOf(accountOf('goro').address)
  await offered.getByRole('button', { name: 'Accept' }).click()
  // 2.5% for the platform, nothing for the creator, who sells it themselves.
  await expect(part(holder, 'Arrives in your wallet')).toContainText('0.195 ETH')
  await signThrough(holder, `${pet.name} is sold`)
  const got = (await balanceOf(accountOf('goro').address)) - before
  expect(got).toBeGreaterThan(parseEther('0.194'))
  expect(got).toBeLessThanOrEqual(parseEther('0.195'))
  expect(await petNow(pet.id)).toMatchObject({
    owner: accountOf('suzu').address.toLowerCase(),
    lastSale: { price: String(parseEther('0.2')) },
  })
  await expect(
    holder.getByText('It has been sold.').or(holder.getByText('Its owner has not put it up')),
  ).toBeVisible()

  // The buyer's open page has updated by itself.
  await expect(offers).toContainText('0.2 ETH for each of 1 pet. The market holds 0.2 ETH for it.')
  for (const width of [390, 1440]) {
    await buyer.setViewportSize({ width, height: 900 })
    await expect(offers.getByRole('table')).toContainText('0.2 ETH')
    await expectNoSidewaysScroll(buyer)
    await expectAccessible(buyer)
  }
  await buyer.goto(`/detail/${pet.id}`)
  await expect(buyer.getByRole('button', { name: 'Sell this pet' }).first()).toBeVisible()

  await buyer.goto('/user-center/trades?tab=collectionOffers')
  const row = buyer.getByRole('main').getByRole('listitem').filter({ hasText: 'Any Axolotls' })
  for (const width of [390, 1440]) {
    await buyer.setViewportSize({ width, height: 900 })
    await expect(row).toContainText('0.2 ETH for each of 1 pet')
    await expectNoSidewaysScroll(buyer)
    await expectAccessible(buyer)
  }
  await row.getByRole('button', { name: 'Withdraw my offer' }).click()
  await expect(part(buyer, 'Arrives in your wallet')).toContainText('0.2 ETH')
  await signThrough(buyer, 'Your money is back')
  expect(await balanceOf(market)).toBe(empty)
  await expect(row).toHaveCount(0)
  await holder.context().close()
  await buyer.context().close()
})

test('an offer is raised by the difference for all pets that are left', async ({ browser }) => {
  const { path, trading, market } = await newCollection('Any Anteaters', [933])
  await untilProjected(
    stackUrl(),
    chainId,
    await trading.offerForAny('suzu', { price: parseEther('0.1'), quantity: 3 }),
    20_000,
  )
  const held = await balanceOf(market)
  const buyer = await arrive(browser, 'suzu', path)
  const offers = buyer.getByRole('region', { name: 'Offers for any pet' })
  await offers.getByRole('button', { name: 'Change my offer' }).click()
  const form = buyer.getByRole('dialog')
  await expect(form.getByLabel('How many pets')).toHaveCount(0)
  await form.getByLabel('Price for each pet').fill('0.15')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(part(buyer, 'Leaves your wallet')).toContainText('0.15 ETH')
  await signThrough(buyer, 'Your offer has changed')
  await expect(offers).toContainText('0.15 ETH for each of 3 pets. The market holds 0.45 ETH for it.')
  expect((await balanceOf(market)) - held).toBe(parseEther('0.15'))
  await trading.cancelOfferForAny('suzu')
  await buyer.context().close()
})

test('an offer that was withdrawn after the page loaded is refused before the wallet is asked', async ({
  browser,
}) => {
  const { pets, trading } = await newCollection('Any Alpacas', [934])
  const [pet] = pets
  if (!pet) throw new Error('nothing was minted')
  await trading.allowMarket('goro')
  await trading.offerForAny('suzu', { price: parseEther('0.1'), quantity: 1 })
  const holder = await arrive(browser, 'goro', `/detail/${pet.id}`)
  await holder
    .getByRole('region', { name: 'Offers for any pet of Any Alpacas' })
    .getByRole('button', { name: 'Accept' })
    .click()
  const dialog = holder.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Sign in wallet' })).toBeVisible()
  await trading.cancelOfferForAny('suzu')
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This collection offer no longer exists')
  expect(
    await holder.evaluate(() => window.mofuWallet.log.some(({ method }) => method === 'eth_sendTransaction')),
  ).toBe(false)
  expect((await petNow(pet.id)).owner).toBe(accountOf('goro').address.toLowerCase())
  await holder.context().close()
})
