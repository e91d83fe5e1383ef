import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { signInWithWallet } from './sign-in.ts'
import { accountButton, connectButton, dialogOf } from './wallet-bar.ts'
import { disconnect, openDialog } from './wallet-dialog.ts'

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
