import { accountOf } from '@mofu/testkit/accounts'
import { drawFrom, settleDraws } from '@mofu/testkit/seed/economy/boxes'
import { expect, type Page } from '@playwright/test'

import { drawSome, withoutKeeper } from './drawer.ts'
import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough } from './trader.ts'

const myDraws = (page: Page) => page.getByRole('region', { name: 'My draws' })
const wonList = (page: Page) => myDraws(page).getByRole('list', { name: 'You drew' })

/** Whether a list, or what it stands in, moves. */
const isCelebrated = (list: Element) =>
  [list, list.parentElement].some((element) => element && getComputedStyle(element).animationName !== 'none')

/** How long the button that draws was disabled after a draw, in milliseconds; 0 before it was and is enabled again. */
async function measurePause(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(() => {
    const pause = { from: 0, until: 0 }
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement) || !/^Draw (one|\d)/.test(target.innerText)) continue
        if (target.disabled) pause.from = performance.now()
        else pause.until = performance.now()
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
    return pause
  })
  return () => handle.evaluate(({ from, until }) => (from > 0 && until > from ? until - from : 0))
}

test('a visitor without a wallet finds boxes by state and reads every prize and the exact odds [route-40] [rule-40]', async ({
  visitor,
}) => {
  test.setTimeout(180_000)
  const { context, make, indexed } = await lotteriesHere()
  await make('Box of dreams', [7_101], { isPublished: false })
  const night = await make('Night box', [7_102, 7_103], { opensIn: 2 * 86_400 })
  const tiny = await make('Tiny box', [7_104])
  await drawFrom(context, tiny.id, ['goro'])
  await settleDraws(context, tiny.id)
  const summer = await make('Summer box', [7_105, 7_106, 7_107])
  await indexed()

  await visitor.goto('/list')
  const bar = visitor.getByRole('navigation', { name: 'Main menu' })
  await bar.getByRole('button', { name: 'Game', exact: true }).click()
  await visitor.getByRole('menuitem', { name: 'Lottery' }).click()
  await expect(visitor).toHaveURL(/\/lotteries$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lotteries' })).toBeVisible()
  const cards = visitor.getByRole('list', { name: 'Boxes', exact: true }).getByRole('article')
  const tabs = visitor.getByRole('navigation', { name: 'Boxes by state' })
  for (const [tab, title] of [
    ['Announced', 'Box of dreams'],
    ['Not yet open', 'Night box'],
    ['Open', 'Summer box'],
    ['Sold out', 'Tiny box'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    const card = cards.filter({ hasText: title })
    await expect(card).toHaveCount(1)
    await expect(card.getByText(tab, { exact: true })).toBeVisible()
    await expect(cards.filter({ hasNotText: tab })).toHaveCount(0)
  }
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await tabs.getByRole('link', { name: 'All', exact: true }).click()
    await expect(cards.filter({ hasText: 'Night box' })).toContainText('Opens in')
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  await cards.filter({ hasText: 'Night box' }).getByRole('link').click()
  await expect(visitor).toHaveURL(new RegExp(`${night.path}$`))
  await expect(visitor.getByText('This box is not yet open.')).toBeVisible()
  await expect(visitor.getByRole('timer')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Draw (one|\d)/ })).toHaveCount(0)

  await visitor.goto(tiny.path)
  await expect(visitor.getByText('This box is sold out.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Drawn', exact: true }).click()
  await expect(visitor.getByRole('list', { name: 'Prizes' })).toContainText('Waiting to be claimed')

  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(summer.path)
    await expect(visitor.getByText('Who is in the Summer box?')).toBeVisible()
    const odds = visitor.getByRole('region', { name: 'Your chances' })
    await expect(odds).toContainText('3 NFTs are in the box, and each is equally likely: 1 in 3.')
    const prizes = visitor.getByRole('list', { name: 'Prizes' }).getByRole('heading')
    await expect(prizes).toHaveText(summer.pets.map(({ name }) => name))
    await expect(visitor.getByText('0.05 ETH').first()).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Connect wallet to draw' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }
})

test('a wallet draws two, reloads while they wait, sees the box open here and on a second device, claims and owns both [route-39]', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { make, ownerOf } = await lotteriesHere()
  const { path, pets } = await make('Picnic box', [7_111, 7_112, 7_113, 7_114])
  const rin = await arrive(browser, 'rin', path)
  const second = await withoutKeeper(async () => {
    const pause = await measurePause(rin)
    await drawSome(rin, 2)
    // What is paid, in dollars by the price feed of the chain.
    await expect(rin.getByText(/^about US\$[\d,]+\.\d\d$/)).toBeVisible()
    const dialog = rin.getByRole('dialog')
    await expect(dialog).toContainText('0.1 ETH')
    await expect(dialog).toContainText('Each of the 4 NFTs in the box is equally likely: 1 in 4 for a draw')
    await expect(dialog).toContainText(
      'After 7 days the whole price is refunded to you, under “Money waiting for you”.',
    )
    await signThrough(rin, 'Paid. The draw waits for its round')
    await expect(myDraws(rin)).toContainText(/Waiting for round [\d,]+ of the public random numbers/)
    await expect.poll(pause).toBeGreaterThanOrEqual(2_500)
    await rin.reload()
    await expect(myDraws(rin)).toContainText(/Waiting for round [\d,]+ of the public random numbers/)
    const other = await arrive(browser, 'rin', '/lotteries')
    await expect(myDraws(other).getByRole('article').filter({ hasText: 'Picnic box' })).toContainText(
      'Waiting',
    )
    await other.close()
    return arrive(browser, 'rin', '/terms')
  })
  // On the open page the box opens by itself.
  await expect(wonList(rin).getByRole('listitem')).toHaveCount(2, { timeout: 60_000 })
  // Without a celebration: nobody knows whether the prizes are worth more than what was paid.
  expect(await wonList(rin).evaluate(isCelebrated)).toBe(false)
  await rin.reload()
  await expect(wonList(rin).getByRole('heading')).toHaveCount(2)
  const won = await wonList(rin).getByRole('heading').allTextContents()
  expect(won).toHaveLength(2)
  expect(pets.map(({ name }) => name)).toEqual(expect.arrayContaining(won))

  // A shared link to the draw shows a prize.
  const check = myDraws(rin).getByRole('link', { name: 'Check this draw' })
  const drawn = await (await rin.request.get((await check.getAttribute('href')) ?? '')).text()
  const [, shared = ''] = /property="og:title" content="(.+) · Picnic box · Mofu"/.exec(drawn) ?? []
  expect(won).toContain(shared)

  // Where the device has a share sheet, it gets the link and what came out; otherwise the link is copied.
  const link = new URL((await check.getAttribute('href')) ?? '', stackUrl()).href
  const share = myDraws(rin).getByRole('button', { name: 'Share' })
  await rin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await share.click()
  await expect(myDraws(rin).getByText('The link is copied')).toBeVisible()
  expect(await rin.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await rin.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await share.click()
  await expect
    .poll(() => rin.evaluate(() => ('shared' in window ? window.shared : undefined)))
    .toEqual({ title: won.join(', '), url: link })

  // On another device it is opened by hand, and can be skipped.
  await second.goto(path)
  await second.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [still]
  })
  await myDraws(second).getByRole('button', { name: 'Open the box' }).click()
  await expect(myDraws(second).getByText('Opening the box…')).toBeVisible()
  await myDraws(second).getByRole('button', { name: 'Skip' }).click()
  await second.evaluate(() => (document.adoptedStyleSheets = []))
  await expect(wonList(second).getByRole('heading')).toHaveText(won)
  await expectAccessible(second)

  await myDraws(second).getByRole('button', { name: 'Claim 2 prizes' }).click()
  await signThrough(second, 'The prizes are in your wallet')
  await expect(wonList(second).getByText('In your wallet')).toHaveCount(2)
  await expect(myDraws(second).getByRole('button', { name: /^Claim/ })).toHaveCount(0)
  for (const { tokenId, name } of pets) {
    const isMine = (await ownerOf(tokenId)) === accountOf('rin').address
    expect(isMine).toBe(won.includes(name))
  }
})

test('while no keeper runs, another wallet decides the draws once the round is on chain', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { context, make, orderOf } = await lotteriesHere()
  const { id, path } = await make('Rainy box', [7_121, 7_122])
  await withoutKeeper(async () => {
    await drawFrom(context, id, ['suzu'])
    const yui = await arrive(browser, 'yui', path)
    await expect(yui.getByText('Draws waiting', { exact: true })).toBeVisible()
    await expect(yui.getByRole('button', { name: 'Decide the draws' })).toBeHidden()
    await context.bring([(await orderOf(id, 0n)).round])
    await yui.getByRole('button', { name: 'Decide the draws' }).click({ timeout: 60_000 })
    await signThrough(yui, 'Done')
    await expect(yui.getByRole('button', { name: 'Decide the draws' })).toBeHidden()
  })
  expect((await orderOf(id, 0n)).isSettled).toBe(true)
  const suzu = await arrive(browser, 'suzu', path)
  await suzu.emulateMedia({ reducedMotion: 'reduce' })
  await myDraws(suzu).getByRole('button', { name: 'Open the box' }).click()
  await expect(wonList(suzu).getByRole('listitem')).toHaveCount(1)
})
