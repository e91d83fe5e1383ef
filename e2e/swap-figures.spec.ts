import { accountOf } from '@mofu/testkit/accounts'
import { createClient } from '@mofu/wire/client'
import { exchangeViews } from '@mofu/wire/exchange'
import { expect } from '@playwright/test'
import { formatUnits, getAddress, zeroAddress } from 'viem'

import { stackUrl, test } from './journey.ts'
import { exchangeHere } from './swapper.ts'
import { chainId } from './trader.ts'

test.describe.configure({ timeout: 180_000 })

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
