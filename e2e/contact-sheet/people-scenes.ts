import { accountOf, type Person } from '@mofu/testkit/accounts'
import { untilProjected } from '@mofu/testkit/services'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'

import { rpcUrl, stackUrl } from '../journey.ts'
import type { Scene } from '../scenes.ts'
import { chainId, tradingHere } from '../trader.ts'
import { installWallet } from '../wallet/install-wallet.ts'

/** Scenes that need a wallet: own pets, forms, previews, and lists with content. */
export async function peopleScenes(): Promise<Scene[]> {
  const trading = await tradingHere()
  const pets = await trading.mint('emi', [801, 802, 803, 804, 805, 806], 750)
  const [mine, listed, moved, sold, spare] = pets
  if (!mine || !listed || !moved || !sold || !spare) throw new Error('nothing was minted')
  await trading.allowMarket('emi')
  for (const pet of [listed, moved, sold, spare])
    await trading.list('emi', pet.tokenId, { price: parseEther('1.25') })
  // One that was transferred and returned, so that its ask is invalid; and one that was sold twice.
  await trading.give('emi', 'lin', moved.tokenId)
  await trading.give('lin', 'emi', moved.tokenId)
  await trading.buy('sora', 'emi', sold.tokenId, { price: parseEther('1.25') })
  await trading.allowMarket('sora')
  await trading.list('sora', sold.tokenId, { price: parseEther('2') })
  await trading.buy('lin', 'sora', sold.tokenId, { price: parseEther('2') })
  await trading.bid('sora', mine.tokenId, { price: parseEther('0.3') })
  await trading.offerForAny('lin', { price: parseEther('0.2'), quantity: 3 })
  const block = await trading.bid('lin', mine.tokenId, { price: parseEther('0.45') })
  await untilProjected(stackUrl(), chainId, block, 20_000)

  const at = (pet: { id: string }) => `/detail/${pet.id}`
  const press = (nth: number) => async (page: Page) => {
    await page.locator('section[aria-labelledby="price"] button').nth(nth).click()
    await page.getByRole('dialog').waitFor()
  }
  const trades = (tab: string) => `/user-center/trades?tab=${tab}`
  return [
    { name: 'my-own-pet', route: '', path: at(mine), as: personOf('emi') },
    { name: 'my-pet-back', route: '', path: at(moved), as: personOf('emi') },
    { name: 'pet-sold-twice', route: '', path: at(sold), as: personOf('sora') },
    { name: 'sell-form', route: '', path: at(mine), as: personOf('emi'), open: press(0) },
    { name: 'give-form', route: '', path: at(mine), as: personOf('emi'), open: press(1) },
    { name: 'buy-preview', route: '', path: at(listed), as: personOf('taro'), open: press(0) },
    { name: 'bid-form', route: '', path: at(mine), as: personOf('taro'), open: press(0) },
    { name: 'my-pets', route: '', path: '/user-center/mynft-list', as: personOf('emi') },
    {
      name: 'sell-several',
      route: '',
      path: '/user-center/mynft-list',
      as: personOf('emi'),
      open: async (page) => {
        await page.locator('main button:has(.lucide-tag)').click()
        for (const place of [0, 1]) await page.locator('main input[type=checkbox]').nth(place).check()
        await page.locator('main .sticky button').last().click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'my-asks', route: '', path: trades('asks'), as: personOf('emi') },
    { name: 'my-bids', route: '', path: trades('bids'), as: personOf('lin') },
    {
      name: 'my-collection-offers',
      route: '',
      path: trades('collectionOffers'),
      as: personOf('lin'),
    },
    { name: 'offers-received', route: '', path: trades('offers'), as: personOf('emi') },
    { name: 'my-activity', route: '', path: trades('activity'), as: personOf('emi') },
    { name: 'my-approvals', route: '', path: trades('approvals'), as: personOf('emi') },
    { name: 'my-credits', route: '', path: '/credits', as: personOf('emi') },
    {
      name: 'full-basket',
      route: '',
      path: '/basket',
      as: async (page) => {
        await personOf('taro')(page)
        const ids = JSON.stringify([listed.id, spare.id])
        await page.addInitScript((stored) => localStorage.setItem('basket', stored), ids)
      },
    },
    {
      name: 'my-account-menu',
      route: '',
      path: '/risk',
      as: personOf('emi'),
      open: (page) => page.locator('header button.tabular-nums').click(),
    },
    { name: 'signed-account', route: '', path: '/account', as: signedIn('emi', '/account') },
    { name: 'admin-today', route: '', path: '/admin', as: signedIn('deployer', '/admin') },
    ...['people', 'collections', 'reports', 'disputes', 'chain', 'jobs', 'audit'].map((page) => ({
      name: `admin-own-${page}`,
      route: '',
      path: `/admin/${page}`,
      as: signedIn('deployer', '/admin'),
    })),
    { name: 'admin-home', route: '', path: '/admin/home', as: signedIn('deployer', '/admin') },
    { name: 'admin-orders', route: '', path: '/admin/orders', as: signedIn('deployer', '/admin') },
    { name: 'admin-shops', route: '', path: '/admin/shops', as: signedIn('deployer', '/admin') },
    { name: 'admin-review', route: '', path: '/mall/review', as: signedIn('deployer', '/admin') },
  ]
}

/** A page whose wallet signed in with the first button of the sign-in prompt. */
function signedIn(person: Person, gate: string) {
  return async (page: Page) => {
    await personOf(person)(page)
    await page.goto(gate)
    await page.locator('header button.tabular-nums').waitFor()
    await page.locator('main button').first().click()
    // Behind every sign-in prompt there are several sections, each with its heading.
    await page.locator('main h2').nth(1).waitFor()
  }
}

/** A page with a connected wallet. */
function personOf(person: Person) {
  return async (page: Page) => {
    const { address: account } = accountOf(person)
    await installWallet(page, { rpcUrl: rpcUrl(), account, chainId })
    await page.goto('/risk')
    await page.locator('header button:has(.lucide-wallet)').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Metamask' }).click()
    await page.locator('header button.tabular-nums').waitFor()
  }
}
