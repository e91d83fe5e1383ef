import { accountOf } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { auctionsHere } from './auctioneer.ts'
import { withoutKeeper } from './drawer.ts'
import { expectAccessible, test } from './journey.ts'
import { arrive, signThrough } from './trader.ts'

/*
 * The chain's clock is hours ahead afterwards, and it never goes back: this file comes after all others but the one
 * that moves it further.
 */

const panel = (page: Page) => page.getByRole('region', { name: /^(Reserve|Highest bid|Winning bid)$/ })
const history = (page: Page) => page.getByRole('list', { name: 'Bids' }).getByRole('listitem')

async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
}

test('an auction from its creation to its settlement: bids, outbid and withdrawal, an extension in the last minute [route-37]', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const { context, mint, lotOf, ownerOf, indexed } = await auctionsHere()
  const [pet] = await mint('kei', [7_301])
  if (!pet) throw new Error('nothing was minted')

  // The seller chooses the pet, and reads what comes out of the price.
  const kei = await arrive(browser, 'kei', '/auction?tab=create')
  await kei.getByRole('list', { name: 'My pets' }).getByRole('link', { name: pet.name }).first().click()
  await expect(kei.getByRole('heading', { name: 'Put up for auction' })).toBeVisible()
  await kei.getByLabel('Reserve', { exact: true }).fill('0.5')
  await kei.getByText('1 hour', { exact: true }).click()
  await expect(kei.getByRole('region', { name: 'If it sells at the reserve' })).toContainText('0.4875 ETH')
  await kei.getByRole('button', { name: 'Continue' }).click()
  await signThrough(kei, `${pet.name} is up for auction`)
  await expect(panel(kei)).toContainText('0.5 ETH')

  // Two bidders; the first is outbid and reads it at once.
  const path = `/auction-detail/${pet.id}`
  const rin = await arrive(browser, 'rin', '/account')
  await signIn(rin)
  await rin.goto(path)
  await expect(panel(rin).getByLabel('Your bid')).toHaveValue('0.5')
  await panel(rin).getByRole('button', { name: 'Bid 0.5 ETH' }).click()
  await expect(rin.getByRole('dialog')).toContainText('A bid is binding.')
  await signThrough(rin, 'You have the highest bid')
  await expect(panel(rin)).toContainText('You have the highest bid.')
  const goro = await arrive(browser, 'goro', path)
  await panel(goro).getByRole('button', { name: '0.5775 ETH', exact: true }).click()
  await panel(goro).getByRole('button', { name: 'Bid 0.5775 ETH' }).click()
  await signThrough(goro, 'You have the highest bid')
  await expect(panel(rin)).toContainText('You were outbid at 0.5775 ETH. Your 0.5 ETH was returned to you.')
  await rin
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .click()
  const inbox = rin.getByRole('region', { name: 'Inbox' })
  const news = inbox.getByRole('listitem').filter({ hasText: `You were outbid on ${pet.name} at 0.5775 ETH` })
  await expect(news).toBeVisible({ timeout: 30_000 })
  await news.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await expect(rin.getByRole('heading', { level: 1, name: 'Money waiting for you' })).toBeVisible()
  await rin.getByRole('button', { name: /^Withdraw/ }).click()
  await signThrough(rin, 'It is in your wallet')

  // In the last minute a bid moves the end, also on an open page.
  await rin.goto(path)
  await expect(panel(rin).getByLabel('Your bid')).toHaveValue('0.606375')
  const planned = Number((await lotOf(pet)).end)
  await context.pass(planned - (await context.now()) - 55)
  await indexed()
  await panel(rin).getByRole('button', { name: 'Bid 0.606375 ETH' }).click()
  await signThrough(rin, 'You have the highest bid')
  await expect(panel(goro)).toContainText('A late bid moved the end.')
  await expect(history(goro).first()).toContainText('Moved the end')
  expect(Number((await lotOf(pet)).end)).toBeGreaterThan(planned + 480)
  await expectAccessible(goro)

  // After the end another wallet settles; the winner has the pet, and the seller is told.
  await withoutKeeper(async () => {
    await context.pass(660)
    await indexed()
    await expect(panel(rin)).toContainText('You won. Settle the auction to get the pet.')
    await expect(panel(goro)).toContainText('You did not win. Your 0.5775 ETH was returned to you.')
    await panel(goro).getByRole('button', { name: 'Settle' }).click()
    await signThrough(goro, 'The auction is settled')
  })
  await expect(panel(goro)).toContainText('Sold for 0.606375 ETH.')
  expect(await ownerOf(pet)).toBe(accountOf('rin').address)
  await rin.goto('/account')
  await expect(
    inbox.getByRole('listitem').filter({ hasText: `You won ${pet.name} for 0.606375 ETH.` }),
  ).toBeVisible()
  await rin.getByRole('link', { name: 'My bids', exact: true }).click()
  await expect(rin.getByRole('heading', { level: 1, name: 'Auctions' })).toBeVisible()
  const own = rin.getByRole('list', { name: 'My bids' }).getByRole('article').filter({ hasText: pet.name })
  await expect(own).toContainText('Won')
  await kei.goto('/auction?tab=selling')
  await expect(
    kei
      .getByRole('list', { name: 'Auctions', exact: true })
      .getByRole('article')
      .filter({ hasText: pet.name }),
  ).toContainText('Sold')
  for (const page of [kei, rin, goro]) await page.context().close()
})
