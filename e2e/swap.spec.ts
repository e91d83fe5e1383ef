import { exchangeAbi } from '@mofu/chain/exchange'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { candles, exchangeViews } from '@mofu/wire/exchange'
import { expect, type Page } from '@playwright/test'
import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  maxUint256,
  parseEther,
  zeroAddress,
} from 'viem'

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
    views: () => readViews(reader, exchange),
    /** An admin changes a setting. */
    set: (functionName: 'setFeeRate' | 'setFeeRecipient', value: number | Address) =>
      sendAs(rpcUrl(), accountOf('deployer'), { ...exchange, functionName, args: [value] }),
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

type Exchange = { address: Address; abi: typeof exchangeAbi }

/** What the contract itself says now. */
async function readViews(reader: ReturnType<typeof readerOf>, exchange: Exchange) {
  const at = { ...exchange, blockNumber: await reader.getBlockNumber() }
  return {
    currentPrice: await reader.readContract({ ...at, functionName: 'currentPrice' }),
    floorPrice: await reader.readContract({ ...at, functionName: 'floorPrice' }),
    tokenReserve: await reader.readContract({ ...at, functionName: 'tokenReserve' }),
    realBase: await reader.readContract({ ...at, functionName: 'realBase' }),
    virtualBase: await reader.readContract({ ...at, functionName: 'virtualBase' }),
    totalSupply: await reader.readContract({ ...at, functionName: 'totalSupply' }),
    feeRate: await reader.readContract({ ...at, functionName: 'feeRate' }),
    feeRecipient: await reader.readContract({ ...at, functionName: 'feeRecipient' }),
    baseToken: await reader.readContract({ ...at, functionName: 'baseToken' }),
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

/** The names of the views on the page, in each language. */
const names = {
  en: {
    panel: 'The exchange right now',
    currentPrice: 'Price of one GBT',
    floorPrice: 'Floor price',
    tokenReserve: 'GBT left to buy',
    realBase: 'Reserve that pays for sales',
    virtualBase: 'Virtual coins',
    totalSupply: 'Total supply of GBT',
    feeRate: 'Swap fee',
    feeRecipient: 'The fee goes to',
    baseToken: 'Paid in',
  },
  tc: {
    panel: '交易所目前的狀況',
    currentPrice: '每個 GBT 的價格',
    floorPrice: '地板價',
    tokenReserve: '還能買的 GBT',
    realBase: '用來買回的錢',
    virtualBase: '虛擬的錢',
    totalSupply: 'GBT 總量',
    feeRate: '兌換手續費',
    feeRecipient: '手續費收取者',
    baseToken: '付款幣種',
  },
  jp: {
    panel: '取引所の今',
    currentPrice: '1 GBT の価格',
    floorPrice: 'フロア価格',
    tokenReserve: '購入できる GBT',
    realBase: '買い取りに使うコイン',
    virtualBase: '仮想コイン',
    totalSupply: 'GBT の総量',
    feeRate: 'スワップの手数料',
    feeRecipient: '手数料の受け取り先',
    baseToken: '支払いに使うコイン',
  },
} as const

test('reserves, real and virtual base, price, floor, fee, recipient, base token and supply are on the page as the contract has them [rule-58]', async ({
  visitor,
}) => {
  const chain = await exchangeHere()
  const before = await chain.views()
  // Amounts that no default has.
  await chain.buyAs('yui', 1_234_567_890_123_456_789n)
  await chain.set('setFeeRate', 275)
  await chain.set('setFeeRecipient', accountOf('mei').address)
  try {
    const views = await chain.views()
    expect(views).toMatchObject({ feeRate: 275n, feeRecipient: accountOf('mei').address })
    expect(views.baseToken).toBe(zeroAddress)
    expect(views.realBase).toBeGreaterThan(before.realBase)
    await visitor.goto('/swap')
    for (const [language, name] of Object.entries(names)) {
      await visitor.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await visitor.reload()
      const panel = visitor.getByRole('region', { name: name.panel })
      const shown = (view: keyof typeof views) =>
        panel
          .locator('dl > div')
          .filter({ has: visitor.locator('dt', { hasText: new RegExp(`^${name[view]}`) }) })
          .locator('dd')
      const exact = async (view: keyof typeof views) =>
        (await shown(view).locator('[title]').getAttribute('title'))?.replaceAll(',', '')
      const coins = { currentPrice: 'ETH', floorPrice: 'ETH', realBase: 'ETH', virtualBase: 'ETH' } as const
      for (const [view, coin] of [
        ...Object.entries(coins),
        ['tokenReserve', 'GBT'],
        ['totalSupply', 'GBT'],
      ] as [keyof typeof coins, string][])
        expect(await exact(view), `${language} ${view}`).toBe(`${formatUnits(views[view], 18)} ${coin}`)
      await expect(shown('feeRate')).toHaveText('2.75%')
      expect(getAddress((await exact('feeRecipient')) ?? '')).toBe(views.feeRecipient)
      await expect(shown('baseToken')).toHaveText('ETH')
    }
    const { data } = await createClient({ baseUrl: stackUrl() })(exchangeViews, { query: { chainId } })
    const { feeRate, feeRecipient, baseToken, ...amounts } = views
    expect(data).toMatchObject({
      ...Object.fromEntries(Object.entries(amounts).map(([view, amount]) => [view, String(amount)])),
      feeRate: Number(feeRate),
      feeRecipient: feeRecipient.toLowerCase(),
      baseToken,
      baseSymbol: 'ETH',
      baseDecimals: 18,
    })
  } finally {
    await chain.set('setFeeRate', Number(before.feeRate))
    await chain.set('setFeeRecipient', before.feeRecipient)
    await visitor.evaluate(() => localStorage.removeItem('language'))
  }
})

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
