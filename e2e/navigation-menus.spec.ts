import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

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
