import { accountOf, type Person } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { describeWork } from './creator.ts'
import { expectAccessible, expectNoSidewaysScroll, relayUrl, rpcUrl, stackUrl, test } from './journey.ts'
import { signInWithWallet } from './sign-in.ts'
import { accountButton, connectButton, dialogOf } from './wallet-bar.ts'
import { startPhoneWallet } from './wallet/phone-wallet.ts'

const names = [
  'WalletConnect',
  'Metamask',
  'TokenPocket',
  'TrustWallet',
  'MathWallet',
  'Binance Chain Wallet',
  'SafePal',
]
const wallets = [
  { row: 'Metamask', name: 'MetaMask', rdns: 'io.metamask', flag: 'isMetaMask', person: 'hana' },
  { row: 'TokenPocket', name: 'TokenPocket', rdns: 'pro.tokenpocket', flag: 'isTokenPocket', person: 'kuro' },
  { row: 'TrustWallet', name: 'Trust Wallet', rdns: 'com.trustwallet.app', flag: 'isTrust', person: 'mei' },
  { row: 'MathWallet', name: 'MathWallet', rdns: 'test.math', flag: 'isMathWallet', person: 'taro' },
  {
    row: 'Binance Chain Wallet',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    flag: 'isBinance',
    person: 'yuki',
  },
  { row: 'SafePal', name: 'SafePal', rdns: 'test.safepal', flag: 'isSafePal', person: 'lin' },
] as const

async function openDialog(page: Page, path = '/list') {
  await page.goto(path)
  await connectButton(page).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

async function disconnect(page: Page, person: Person) {
  await accountButton(page, person).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
}

test('the dialog has the seven wallets; on a phone WalletConnect is first and highlighted [ui-16]', async ({
  visitor,
  browser,
}) => {
  const dialog = await openDialog(visitor)
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(names.length + 1)
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
  await expect(rows.last()).toContainText('Demo wallet')
  await expect(dialog.getByText('Best on a phone')).toHaveCount(0)

  const context = await browser.newContext({
    baseURL: stackUrl(),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await context.newPage()
  const onPhone = await openDialog(phone)
  const first = onPhone.getByRole('listitem').first()
  await expect(first).toContainText('WalletConnect')
  await expect(first).toContainText('Best on a phone')

  // The others open their app through WalletConnect, and say what to do when the tap does nothing.
  await onPhone.getByRole('button', { name: 'TrustWallet' }).click()
  const pairing = phone.getByRole('dialog', { name: 'WalletConnect' })
  await expect(pairing.getByRole('link', { name: 'Open TrustWallet' })).toHaveAttribute(
    'href',
    /^trust:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/,
  )
  await expect(pairing.getByText('Did nothing happen?')).toBeVisible()
  await expect(pairing.getByRole('button', { name: 'Copy link instead' })).toBeVisible()
  await expect(pairing.getByRole('link', { name: 'Get TrustWallet' })).toHaveAttribute('rel', /noopener/)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await context.close()
})

test('wallets that are not installed say so and link to their own page', async ({ visitor }) => {
  const dialog = await openDialog(visitor)
  for (const { row } of wallets) {
    const link = dialog.getByRole('link', { name: row })
    await expect(link).toContainText('Not installed')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expectAccessible(visitor)
})

test('without a wallet in the browser the dialog says that none was found [rule-07]', async ({ visitor }) => {
  const dialog = await openDialog(visitor)
  await expect(dialog.getByRole('heading', { name: 'Provider Error' })).toBeVisible()
  await expect(dialog.getByText('No provider was found')).toBeVisible()
  await dialog.getByRole('button', { name: 'Look again' }).click()
  await expect(dialog.getByText('No provider was found')).toBeVisible()
})

test('each wallet that announces itself takes its row and connects', async ({ visitor, walletOf }) => {
  for (const { name, rdns, person } of wallets) await walletOf(visitor, person, { name, rdns })
  const dialog = await openDialog(visitor)
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length + 1)
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await expect(dialog.getByText('No provider was found')).toHaveCount(0)
  for (const { row, person } of wallets) {
    if (!(await dialog.isVisible())) await connectButton(visitor).click()
    await dialog.getByRole('button', { name: row }).click()
    await disconnect(visitor, person)
  }
})

test('each wallet that is only injected takes its row, although it claims to be MetaMask', async ({
  visitor,
  walletOf,
}) => {
  for (const { row, flag, person } of wallets) {
    await walletOf(visitor, person, { place: 'window.ethereum', flags: ['isMetaMask', flag] })
    const dialog = await openDialog(visitor)
    await expect(dialog.getByRole('link')).toHaveCount(wallets.length - 1)
    await dialog.getByRole('button', { name: row }).click()
    await expect(accountButton(visitor, person)).toBeVisible()
    // The next one is injected into a fresh browser context.
    await visitor.evaluate(() => localStorage.clear())
  }
})

test('an unlisted wallet is offered after the list, announced or not', async ({
  visitor,
  walletOf,
  browser,
}) => {
  await walletOf(visitor, 'lin', { name: 'Fluffy Wallet', rdns: 'test.fluffy' })
  const rows = (await openDialog(visitor)).getByRole('listitem')
  await expect(rows.nth(names.length)).toContainText('Fluffy Wallet')

  const context = await browser.newContext({ baseURL: stackUrl() })
  const page = await context.newPage()
  await walletOf(page, 'lin', { place: 'window.ethereum' })
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(accountButton(page, 'lin')).toBeVisible()
  await context.close()
})

test('the bar shows the first and last four characters once connected [ui-10]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'aki')
  const dialog = await openDialog(visitor)
  await dialog.getByRole('button', { name: 'Metamask' }).click()
  await expect(dialog).toBeHidden()
  const { address } = accountOf('aki')
  await expect(accountButton(visitor, 'aki')).toHaveText(`${address.slice(0, 4)}…${address.slice(-4)}`, {
    ignoreCase: true,
  })
})

test('closing the dialog cancels; connecting, another account and another chain reload the data of the route; disconnecting clears the tokens [ui-18]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'aki')
  await visitor.goto('/list')
  await expect(
    visitor.getByRole('list', { name: 'Pets', exact: true }).getByRole('link').first(),
  ).toBeVisible()
  await connectButton(visitor).click()
  await dialogOf(visitor).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(visitor)).toBeHidden()
  await connectButton(visitor).click()
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const listAgain = () => visitor.waitForResponse(/nftsV2/)

  let asked = listAgain()
  await dialogOf(visitor).getByRole('button', { name: 'Metamask' }).click()
  await expect(accountButton(visitor, 'aki')).toBeVisible()
  await asked

  asked = listAgain()
  await visitor.evaluate((next) => window.mofuWallet.setAccounts([next]), accountOf('wei').address)
  await expect(accountButton(visitor, 'wei')).toBeVisible()
  await asked

  asked = listAgain()
  await visitor.evaluate(() => window.mofuWallet.setChain(1))
  await asked
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true)

  // One tap switches back to the right network.
  await accountButton(visitor, 'wei').click()
  await visitor.getByRole('menuitem', { name: 'Switch to Petchain' }).click()
  await accountButton(visitor, 'wei').click()
  await expect(visitor.getByRole('menuitem', { name: 'Copy address' })).toBeVisible()
  await expect(visitor.getByRole('menuitem', { name: 'Switch to Petchain' })).toHaveCount(0)
  await visitor.keyboard.press('Escape')

  // A new page: the test's wallet has its first account again.
  await visitor.goto('/account')
  await signInWithWallet(visitor).click()
  await expect(visitor.getByRole('heading', { name: 'My account' })).toBeVisible()
  const token = () => visitor.evaluate(() => localStorage.getItem('web3UserInfo'))
  expect(await token()).toContain(accountOf('aki').address.toLowerCase())
  await disconnect(visitor, 'aki')
  await expect.poll(token).toBeNull()
})

test('a wrong network is reported where it matters, and one tap fixes it', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'aki', { chainId: 1 })
  await (await openDialog(visitor, '/mint')).getByRole('button', { name: 'Metamask' }).click()
  await visitor.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(visitor.getByText('Your wallet is on another network.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Switch to Petchain' }).click()
  await expect(visitor.getByRole('button', { name: 'Mint it' })).toBeVisible()
})

test('a wallet reconnects after a reload, and stays disconnected once disconnected', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'sora')
  await (await openDialog(visitor)).getByRole('button', { name: 'Metamask' }).click()
  await expect(accountButton(visitor, 'sora')).toBeVisible()
  await visitor.reload()
  await expect(accountButton(visitor, 'sora')).toBeVisible()
  await disconnect(visitor, 'sora')
  // The wallet itself would still expose its address, as one without permissions does.
  await visitor.evaluate((account) => {
    localStorage.setItem(`wallet-of-${account}`, 'yes')
  }, accountOf('sora').address)
  await visitor.reload()
  await visitor.waitForTimeout(1_500)
  await expect(connectButton(visitor)).toBeVisible()
})

test('a wallet that already exposes its address is connected after half a second', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'taro', { place: 'window.ethereum', flags: ['isMetaMask', 'isTokenPocket'] })
  await visitor.goto('/list')
  await visitor.evaluate((account) => {
    localStorage.setItem(`wallet-of-${account}`, 'yes')
  }, accountOf('taro').address)
  await visitor.reload()
  await expect(accountButton(visitor, 'taro')).toBeVisible()
})

test('closing the dialog cancels, and a late approval is undone', async ({ visitor, walletOf }) => {
  await walletOf(visitor, 'yuki')
  const dialog = await openDialog(visitor)
  await visitor.evaluate(() => window.mofuWallet.hold())
  await dialog.getByRole('button', { name: 'Metamask' }).click()
  await expect(dialog.getByText('Confirm in')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await visitor.evaluate(() => window.mofuWallet.answer())
  await expect
    .poll(() => visitor.evaluate(() => window.mofuWallet.log.some(({ method }) => /revoke/.test(method))))
    .toBe(true)
  await expect(connectButton(visitor)).toBeVisible()
})

test('a rejection, a locked wallet and an open request are reported in the dialog', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'yuki')
  const dialog = await openDialog(visitor)
  for (const [code, words] of [
    [4001, 'You declined in your wallet. Nothing happened.'],
    [4100, 'Your wallet is locked.'],
    [-32002, 'Your wallet is already asking.'],
  ] as const) {
    await visitor.evaluate((next) => window.mofuWallet.failNext(next), code)
    await dialog.getByRole('button', { name: 'Metamask' }).click()
    await expect(dialog.getByRole('alert')).toContainText(words)
  }
})

test('a failed connection closes the dialog and is logged [ui-33]', async ({ browser, walletOf }) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await walletOf(page, 'yuki')
  for (const [code, words] of [
    [-32603, 'The wallet did not answer as it should.'],
    [4200, 'This wallet cannot do what we asked of it.'],
  ] as const) {
    logged.length = 0
    const dialog = await openDialog(page)
    await page.evaluate((next) => window.mofuWallet.failNext(next), code)
    await dialog.getByRole('button', { name: 'Metamask' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(words)).toBeVisible()
    expect(logged).toEqual([expect.stringContaining('wallet connection failed')])
  }
  await page.close()
})

test('WalletConnect: a phone scans the code, signs, reconnects after a reload, and is disconnected', async ({
  visitor,
}) => {
  const phone = await startPhoneWallet({
    relayUrl: relayUrl(),
    rpcUrl: rpcUrl(),
    account: accountOf('kuro').address,
    chainId: 31_337,
  })
  const sockets: string[] = []
  visitor.on('websocket', (socket) => sockets.push(socket.url()))
  const dialog = await openDialog(visitor, '/mint')
  expect(sockets).toEqual([])
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  const pairing = visitor.getByRole('dialog', { name: 'WalletConnect' })
  const code = pairing.getByRole('img', { name: 'QR code for your wallet' })
  await expect(code).toBeVisible()
  await expectAccessible(visitor)

  // Back and once more: the second code counts.
  await pairing.getByRole('button', { name: 'Choose another wallet' }).click()
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(code).toBeVisible()
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(accountButton(visitor, 'kuro')).toBeVisible()
  await expect(pairing).toBeHidden()

  await visitor.reload()
  await expect(accountButton(visitor, 'kuro')).toBeVisible()
  await mint(visitor)
  await disconnect(visitor, 'kuro')
  await visitor.reload()
  await visitor.waitForTimeout(1_500)
  await expect(connectButton(visitor)).toBeVisible()
  await phone.stop()
})

test('the demo wallet mints a work with nothing installed', async ({ visitor }) => {
  const dialog = await openDialog(visitor, '/mint')
  const row = dialog.getByRole('button', { name: 'Demo wallet' })
  await expect(row).toContainText('Toy')
  await row.click()
  await expect(visitor.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  await mint(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
})

async function mint(page: Page) {
  await page.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await describeWork(page)
  await page.getByRole('button', { name: 'Mint it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByText(/ is minted!$/)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}
