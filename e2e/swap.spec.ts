import { exchangeAbi } from '@mofu/chain/exchange'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'
import { type Address, decodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'
import { arrive, chainId, signThrough } from './trader.ts'

test.describe.configure({ timeout: 180_000 })

const swapper: Person = 'kei'
const { address: account } = accountOf(swapper)

async function exchangeHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const reader = readerOf(rpcUrl())
  const exchange = { address: contracts['Exchange'] as Address, abi: exchangeAbi } as const
  const gbt = contracts['Gbt'] as Address
  return {
    gbt: () =>
      reader.readContract({ address: gbt, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
    /** Somebody else buys, so the price rises. */
    buyAs: (person: Person, value: bigint) =>
      sendAs(rpcUrl(), accountOf(person), {
        ...exchange,
        functionName: 'buy',
        args: [value, 0n, maxUint256, accountOf(person).address],
        value,
      }),
  }
}

const form = (page: Page) => page.getByRole('region', { name: 'Buy or sell' })
const give = (page: Page, coin: string) => form(page).getByLabel(`You give (${coin})`)

/** The amounts of the last transaction that the wallet signed. */
async function lastSigned(page: Page) {
  const data = await page.evaluate(() => {
    const last = window.mofuWallet.log.findLast(({ method }) => method === 'eth_sendTransaction')
    return (last?.params?.[0] as { data: `0x${string}` } | undefined)?.data
  })
  if (!data) throw new Error('the wallet signed nothing')
  return decodeFunctionData({ abi: exchangeAbi, data })
}

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
  const pool = visitor.getByRole('region', { name: 'The exchange now' })
  await expect(pool).toContainText(/Price of one GBT\s*0\.000100/)
  for (const fact of [
    'Floor price',
    'GBT left to buy',
    'Virtual coins',
    'All GBT there is',
    'The fee goes to',
  ])
    await expect(pool).toContainText(fact)
  await expect(pool).toContainText(/Fee of a swap\s*1%/)
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
  await expect(form(page)).toContainText('Write an amount such as 0.5, with a point and at most 18 decimals.')
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
  await expect(form(page)).toContainText(/you get 5\.\d+% less than at the price of now/)
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
