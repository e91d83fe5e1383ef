import { accountOf } from '@mofu/testkit/accounts'
import { freePort } from '@mofu/testkit/ports'
import { startApi } from '@mofu/testkit/services'
import { expect } from '@playwright/test'

import { expectAccessible, stackEnv, stackUrl, test } from './journey.ts'

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
