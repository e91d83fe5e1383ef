import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { accountButton, connectButton } from './wallet-bar.ts'
import { disconnect, openDialog } from './wallet-dialog.ts'

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
