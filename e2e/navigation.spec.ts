import { accountOf } from '@mofu/testkit/accounts'
import { freePort } from '@mofu/testkit/ports'
import { startApi } from '@mofu/testkit/services'
import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, stackEnv, stackUrl, test } from './journey.ts'

/** `leads` is an address, or 'soon'. */
type Entry = [name: string, leads: string]

async function openMenu(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name, exact: true }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** Opens a menu and compares every entry with its expected target. */
async function expectMenu(page: Page, name: string, entries: readonly Entry[]) {
  await page.goto('/list')
  const menu = await openMenu(page, name)
  await expect(menu.getByRole('menuitem')).toHaveCount(entries.length)
  for (const [index, [text, leads]] of entries.entries()) {
    const item = menu.getByRole('menuitem').nth(index)
    await expect(item).toContainText(text)
    if (leads === 'soon') {
      await expect(item.getByText('Soon', { exact: true })).toBeVisible()
      continue
    }
    await expect(item.getByText('Soon', { exact: true })).toBeHidden()
    await expect(item).toHaveAttribute('href', leads)
    if (leads.startsWith('https:')) await expect(item).toHaveAttribute('rel', /noopener/)
  }
  await page.keyboard.press('Escape')
  for (const [text, leads] of entries) {
    if (leads !== 'soon') continue
    await (await openMenu(page, name)).getByRole('menuitem', { name: text }).click()
    await expect(page.getByText('Coming soon').last()).toBeVisible()
  }
}

const outside = (name: string) => `https://${name}.mofu.example/`

test('Trade leads to swap and liquidity; the RWA marketplace comes soon [ui-01]', async ({ visitor }) => {
  await expectMenu(visitor, 'Trade', [
    ['Swap', outside('swap')],
    ['Liquidity', outside('liquidity')],
    ['RWA marketplace', 'soon'],
  ])
})

test('Earn leads to Miracle, Bank and Jackpot; NFT rewards come soon [ui-02]', async ({ visitor }) => {
  await expectMenu(visitor, 'Earn', [
    ['Miracle', outside('miracle')],
    ['Bank', outside('bank')],
    ['Jackpot', outside('jackpot')],
    ['NFT rewards', 'soon'],
  ])
})

test('NFT leads to the exchange, the shop, the marketplace and to minting [ui-03]', async ({ visitor }) => {
  await expectMenu(visitor, 'NFT', [
    ['Exchange', '/swap'],
    ['Shop', '/gachaMachine'],
    ['NFT marketplace', '/list'],
    ['Mint', '/mint'],
  ])
  for (const [entry, heading] of [
    ['Exchange', 'Swap'],
    ['Shop', 'Gacha machine'],
    ['NFT marketplace', 'Newest pets'],
  ] as const) {
    await visitor.goto('/terms')
    await (await openMenu(visitor, 'NFT')).getByRole('menuitem', { name: entry }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('Game leads to the travel app; a lottery has not started; others come soon [ui-04] [rule-12] [rule-13]', async ({
  visitor,
}) => {
  await visitor.goto('/list')
  const menu = await openMenu(visitor, 'Game')
  await expect(menu.getByRole('menuitem', { name: 'Travel' })).toHaveAttribute('href', outside('travel'))
  await visitor.keyboard.press('Escape')
  // No lottery is configured on this network.
  await visitor.evaluate(() => localStorage.setItem('environment', 'eth'))
  await visitor.reload()
  await (await openMenu(visitor, 'Game')).getByRole('menuitem', { name: 'Lottery' }).click()
  await expect(visitor.getByText('Activity not started')).toBeVisible()
  await expect(visitor.getByText('Warning')).toBeVisible()
  await (await openMenu(visitor, 'Game')).getByRole('menuitem', { name: 'Others' }).click()
  await expect(visitor.getByText('Coming soon')).toBeVisible()
})

test('Dapp leads to configured pages under their own names, the PNS marketplace and the launchpad [ui-05]', async ({
  visitor,
}) => {
  await visitor.goto('/list')
  const menu = await openMenu(visitor, 'Dapp')
  await expect(menu.getByRole('menuitem', { name: 'Pet Walk' })).toHaveAttribute('href', outside('walk'))
  await expect(menu.getByRole('menuitem', { name: 'Treat Farm' })).toHaveAttribute('href', outside('farm'))
  await expect(menu.getByRole('menuitem', { name: 'Launchpad' })).toHaveAttribute('href', '/#launchpad')
  await menu.getByRole('menuitem', { name: 'PNS marketplace' }).click()
  await expect(visitor).toHaveURL(/\/pnslist$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pet names' })).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`the launchpad entry scrolls to the launchpad, also on the home page, at ${width} px`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 844 })
    const choose = async () => {
      if (width < 1280) {
        await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
        await visitor.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Launchpad' }).click()
      } else {
        await (await openMenu(visitor, 'Dapp')).getByRole('menuitem', { name: 'Launchpad' }).click()
      }
      await expect(visitor).toHaveURL(/\/#launchpad$/)
      await expect(visitor.getByRole('heading', { level: 2, name: 'Launchpad' })).toBeInViewport()
    }
    await visitor.goto('/terms')
    await choose()
    await visitor.goto('/')
    await expect(visitor.getByRole('list', { name: 'Launchpad' })).toBeAttached()
    await expect(visitor.getByRole('heading', { level: 2, name: 'Launchpad' })).not.toBeInViewport()
    await choose()
    // Once more, after scrolling away.
    await visitor.evaluate(() => window.scrollTo(0, 0))
    await expect(visitor.getByRole('heading', { level: 2, name: 'Launchpad' })).not.toBeInViewport()
    await choose()
  })
}

test('More leads to about, roadmap, lab and whitepaper; the DAO comes soon [ui-06]', async ({ visitor }) => {
  await expectMenu(visitor, 'More', [
    ['About', outside('about')],
    ['Roadmap', outside('roadmap')],
    ['Lab', outside('lab')],
    ['Whitepaper', outside('whitepaper')],
    ['DAO', 'soon'],
  ])
})

test('menus work with the keyboard', async ({ visitor }) => {
  await visitor.goto('/list')
  const trigger = visitor.getByRole('button', { name: 'NFT', exact: true })
  await trigger.focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('menu')).toBeVisible()
  await visitor.keyboard.press('End')
  await expect(visitor.getByRole('menuitem', { name: 'Mint' })).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})

test('the network choice is saved and the page reloads; one without our contracts says so [ui-07]', async ({
  visitor,
}) => {
  await visitor.goto('/list')
  await visitor.getByRole('button', { name: 'Network: Petchain' }).click()
  await expect(visitor.getByRole('menuitemradio')).toHaveCount(10)
  await Promise.all([
    visitor.waitForEvent('load'),
    visitor.getByRole('menuitemradio', { name: /^Ethereum/ }).click(),
  ])
  await expect(visitor.getByRole('heading', { name: 'Mofu is not on Ethereum yet' })).toBeVisible()
  expect(await visitor.evaluate(() => localStorage.getItem('environment'))).toBe('eth')
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Network: Ethereum' })).toBeVisible()
  await Promise.all([
    visitor.waitForEvent('load'),
    visitor.getByRole('button', { name: 'Go to Petchain' }).click(),
  ])
  await expect(
    visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first(),
  ).toBeVisible()

  // A network with its own site opens there.
  await visitor.route('https://fvm.mofu.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  )
  await visitor.getByRole('button', { name: 'Network: Petchain' }).click()
  await visitor.getByRole('menuitemradio', { name: /^Filecoin/ }).click()
  await expect(visitor).toHaveURL('https://fvm.mofu.example/')
})

test('a network that is not configured is explained in a dialog with one button [ui-13]', async ({
  visitor,
}, testInfo) => {
  // Everything but the id of one network is as in the stack.
  const port = String(await freePort())
  const env = { ...stackEnv(), API_PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, CHAIN_ID_ARTA_QA: '' }
  const { part, url } = await startApi({ env, logFile: testInfo.outputPath('api.log') })
  try {
    await visitor.goto(`${url}/list`)
    await visitor.getByRole('button', { name: 'Network: Petchain' }).click()
    await visitor.getByRole('menuitemradio', { name: /^Arta QA/ }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Arta QA is not set up' })
    await expect(dialog).toContainText('Nothing was changed')
    await expectAccessible(visitor)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    await expect(visitor.getByRole('button', { name: 'Network: Petchain' })).toBeVisible()
  } finally {
    // The page keeps a stream open, which the API would wait for.
    await visitor.goto(stackUrl())
    await part.stop()
  }
})

test('My account opens the wallet dialog without a wallet, and one’s own pets with one [ui-09] [route-33] [route-11]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'hana')
  await visitor.goto('/list')
  await visitor.getByRole('button', { name: 'My account' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'Metamask' }).click()
  await expect(dialog).toBeHidden()
  await visitor.getByRole('button', { name: 'My account' }).click()
  await expect(visitor).toHaveURL(/\/user-center\/mynft-list$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'My pets' })).toBeVisible()
  const mine = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(mine.first()).toBeVisible()
  const names = await mine.allTextContents()
  await expectAccessible(visitor)

  await visitor.goto('/list?type=my')
  await expect(mine.first()).toBeVisible()
  expect(await mine.allTextContents()).toEqual(names)
  await mine.first().click()
  await expect(visitor.getByTitle(accountOf('hana').address.toLowerCase()).first()).toBeVisible()
})

test('without a wallet, my pets ask for one', async ({ visitor }) => {
  await visitor.goto('/user-center/mynft-list')
  await expect(visitor.getByRole('heading', { name: 'Connect a wallet to see its pets' })).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

for (const width of [390, 768]) {
  test(`the mobile menu holds all of it at ${width} px`, async ({ visitor }) => {
    await visitor.setViewportSize({ width, height: 844 })
    await visitor.goto('/terms')
    await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = visitor.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Trade', 'Earn', 'NFT', 'Game', 'Dapp', 'More']) {
      await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: /^Swap/ })).toHaveAttribute('href', outside('swap'))
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
    await menu.getByRole('button', { name: 'DAO' }).click()
    await expect(menu).toBeHidden()
    await expect(visitor.getByText('Coming soon')).toBeVisible()
    await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
    // It appears over the end of the menu, and stays as long as the mouse is on it.
    await expect(visitor.getByText('Coming soon')).toBeHidden()
    await menu.getByRole('button', { name: 'Network: Petchain' }).click()
    await expect(visitor.getByRole('menuitemradio', { name: 'Petchain' })).toBeChecked()
    await visitor.keyboard.press('Escape')
    await menu.getByRole('link', { name: 'NFT marketplace' }).click()
    await expect(menu).toBeHidden()
    await expect(visitor).toHaveURL(/\/list$/)
  })
}

test('the footer links to the community; a channel that is not configured is left out [ui-12]', async ({
  visitor,
}) => {
  await visitor.goto('/list')
  const footer = visitor.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Come and play with us' })).toBeVisible()
  for (const [name, url] of [
    ['Discord', outside('discord')],
    ['Telegram', outside('telegram')],
    ['X', outside('x')],
    ['YouTube', outside('youtube')],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
  }
  await expect(footer.getByText('GitHub')).toHaveCount(0)
})

const pages = [
  ['/terms', 'Terms of use', '使用條款', '利用規約'],
  ['/privacy', 'Privacy', '隱私', 'プライバシー'],
  ['/risk', 'Risks', '風險', 'リスク'],
] as const

test('the language menu offers English, Traditional Chinese and Japanese, down to the long texts [ui-08]', async ({
  visitor,
}) => {
  for (const [path, ...titles] of pages) {
    await visitor.goto(path)
    for (const [index, language] of ['English', '繁體中文', '日本語'].entries()) {
      await visitor.getByRole('banner').locator('button:has(.lucide-languages)').click()
      await visitor.getByRole('menuitemradio', { name: language }).click()
      await expect(visitor.getByRole('heading', { level: 1, name: titles[index] ?? '' })).toBeVisible()
      await expect(visitor).toHaveTitle(`${titles[index]} · Mofu`)
    }
    await visitor.evaluate(() => localStorage.removeItem('language'))
  }
})

test('an invite code is read from either parameter and stored, and old links still work [ui-20] [route-20]', async ({
  visitor,
}) => {
  const code = '23456789'
  await visitor.goto(`/?code=${code}#/list`)
  await expect(visitor).toHaveURL(new RegExp(`/list\\?code=${code}$`))
  await expect(visitor.getByText(`You were invited with the code ${code}.`)).toBeVisible()
  const storedCode = () => visitor.evaluate(() => localStorage.getItem('inviteCode'))
  expect(await storedCode()).toBe(code)

  const cards = visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  const href = (await cards.first().getAttribute('href')) ?? ''
  await visitor.goto('about:blank')
  await visitor.goto(`/#${href.replace('/detail/', '/detailOld/')}?inviterCode=PAWPAW77`)
  await expect(visitor).toHaveURL(new RegExp(`${href}(\\?|$)`))
  await expect(visitor.getByRole('heading', { name: 'Traits' })).toBeVisible()
  expect(await storedCode()).toBe('PAWPAW77')
  await visitor.goto(href.replace('/detail/', '/detailOld/'))
  await expect(visitor).toHaveURL(new RegExp(`${href}$`))
  await expect(visitor.getByRole('heading', { name: 'Traits' })).toBeVisible()

  // The same link in a page that is already open.
  await visitor.evaluate(() => {
    window.location.hash = '#/privacy'
  })
  await expect(visitor.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

test('an info box closes half a second after the pointer left [ui-29]', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/list')
  await visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first().click()
  await visitor.getByRole('button', { name: 'What is this? Creator earnings' }).hover()
  const box = visitor.getByText('This part of every later sale goes to the creator.')
  await expect(box).toBeVisible()
  await visitor.clock.pauseAt(Date.now() + 600_000)
  await visitor.mouse.move(2, 2)
  await visitor.clock.runFor(450)
  await expect(box).toBeVisible()
  await visitor.clock.runFor(200)
  await expect(box).toBeHidden()
})

test('a missing address says so and offers a way on', async ({ visitor }) => {
  await visitor.goto('/nowhere/at/all')
  await expect(visitor.getByRole('heading', { name: 'Nobody lives here' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'See the pets' }).click()
  await expect(visitor).toHaveURL(/\/list$/)
})

test('an old tab after a deployment reloads once; a chunk that never comes fails after 120 s and says so [ui-28]', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  await page.goto('/list')
  await expect(page.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first()).toBeVisible()

  // The chunk of the next screen is gone, as after a deployment: the page reloads itself.
  let isGone = true
  await page.route(/assets\/terms-.*\.js/, (route) => (isGone ? route.abort() : route.continue()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await reloaded
  // Still gone: now the error is shown inside of the frame, with a way on.
  await page.goto('/terms')
  await expect(page.getByRole('alert')).toContainText('This page did not come through.')
  await expect(page.getByRole('banner')).toBeVisible()
  isGone = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await page.close()

  const slow = await browser.newPage({ baseURL: stackUrl() })
  await slow.clock.install()
  await slow.route(/assets\/risk-.*\.js/, () => new Promise(() => {}))
  await slow.goto('/risk', { waitUntil: 'commit' })
  await expect(slow.getByRole('banner')).toBeVisible()
  const second = slow.waitForEvent('framenavigated')
  await slow.clock.fastForward(121_000)
  await second
  await slow.close()
})
