import { accountOf } from '@mofu/testkit/accounts'
import { tokenIn, untilMail } from '@mofu/testkit/mails'
import { bearer, signInWallet, signUp } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { referralBind, referralStatus } from '@mofu/wire/referrals'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, mailsUrl, stackUrl, test } from './journey.ts'
import { connect, signInWithWallet } from './sign-in.ts'

const password = 'seven sleepy otters'
const keys = ['mallUser', 'mallToken', 'accountReadOnly', 'userNameReadOnly', 'tokenReadOnly', 'web3UserInfo']

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login', exact: true })
const mallDialog = (page: Page) => page.getByRole('dialog', { name: 'Login to the mall' })
const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Register', exact: true })
const stored = (page: Page) =>
  page.evaluate((names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])), keys)
const stack = () => ({ apiUrl: stackUrl(), mailsUrl: mailsUrl() })

async function openLogin(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Use e-mail and password' }).click()
  return loginDialog(page)
}

async function signIn(page: Page, email: string, with_ = password) {
  const dialog = await openLogin(page)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password').fill(with_)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
}

test('register, confirm by e-mail, login, forget, reset [route-50] [route-51] [route-52]', async ({
  visitor,
}) => {
  // The longest journey: seven pages and two e-mails.
  test.slow()
  const email = 'journey@mofu.example'
  const login = await openLogin(visitor)
  await expectAccessible(visitor)
  await login.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(visitor)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password again').fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText(`We sent a mail to ${email}.`)).toBeVisible()

  const yes = await untilMail(mailsUrl(), { to: email, subject: 'Is this your e-mail?' })
  await visitor.goto(`/validateEmail#token=${tokenIn(yes)}`)
  await expect(visitor.getByRole('heading', { name: `Yes, ${email} is yours` })).toBeVisible()
  await expect(visitor).toHaveURL(`${stackUrl()}/validateEmail`)
  await expectAccessible(visitor)

  await signIn(visitor, email)
  await expect(visitor.getByRole('heading', { name: 'My account' })).toBeVisible()
  const reloaded = visitor.waitForEvent('load')
  await visitor.getByRole('button', { name: 'Sign out' }).click()
  await reloaded
  await expect(visitor.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()

  const again = await openLogin(visitor)
  await again.getByLabel('E-mail').fill(email)
  await again.getByRole('link', { name: 'Forget password?' }).click()
  await expect(visitor).toHaveURL(`${stackUrl()}/forgetPassword?email=${encodeURIComponent(email)}`)
  await expect(again).toBeHidden()
  await expect(visitor.getByLabel('E-mail')).toHaveValue(email)
  await visitor.getByRole('button', { name: 'Send the link' }).click()
  await expect(visitor.getByText(`If ${email} has an account, a mail is on its way.`)).toBeVisible()

  const reset = await untilMail(mailsUrl(), { to: email, subject: 'Set a new password' })
  await visitor.goto(`/resetPassword#token=${tokenIn(reset)}`)
  await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(visitor).toHaveURL(`${stackUrl()}/resetPassword`)
  await visitor.getByLabel('New password').fill('eight brave hamsters')
  await visitor.getByLabel('Password again').fill('eight brave hamsters')
  await visitor.getByRole('button', { name: 'Set this password' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await signIn(visitor, email, 'eight brave hamsters')
  await expect(visitor.getByRole('main').getByText(email).first()).toBeVisible()
})

test('a truncated link from an e-mail says so, and offers a way on', async ({ visitor }) => {
  await visitor.goto('/validateEmail')
  await expect(visitor.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(loginDialog(visitor).getByRole('button', { name: 'New here? Register' })).toBeVisible()
})

test('a typed password is shown and hidden again, also with the keyboard', async ({ visitor }) => {
  const dialog = await openLogin(visitor)
  const field = dialog.getByLabel('Password')
  await field.fill(password)
  await expect(field).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue(password)
  await expectAccessible(visitor)
  await field.focus()
  await visitor.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  await expect(registerDialog(visitor).getByRole('button', { name: 'Show password' })).toHaveCount(2)
})

test('each field shows its error on blur [ui-31] [rule-03] [rule-04] [rule-05] [rule-06]', async ({
  visitor,
}) => {
  const dialog = await openLogin(visitor)
  const leave = () => visitor.keyboard.press('Tab')
  await dialog.getByLabel('E-mail').focus()
  await expect(dialog.getByText('Please enter email')).toHaveCount(0)
  await leave()
  await expect(dialog.getByText('Please enter email')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('not an address')
  await expect(dialog.getByText('Please enter the correct email format')).toBeVisible()
  await dialog.getByLabel('Password').focus()
  await leave()
  await expect(dialog.getByText('Please enter password')).toBeVisible()

  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(visitor)
  await form.getByLabel('Password again').focus()
  await leave()
  await expect(form.getByText('Please enter password again')).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password again').fill('another')
  await leave()
  await expect(form.getByText('The two passwords are not the same')).toBeVisible()
  await expectAccessible(visitor)
})

test('a wrong password and a rejected registration are reported in the dialog [rule-11]', async ({
  browser,
}) => {
  // The browser logs each rejected request to the console, so this page allows errors.
  const page = await browser.newPage({ baseURL: stackUrl() })
  const dialog = await openLogin(page)
  await dialog.getByLabel('E-mail').fill('nobody@mofu.example')
  await dialog.getByLabel('Password').fill('guess')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Login failed')
  await dialog.getByRole('button', { name: 'New here? Register' }).click()
  const form = registerDialog(page)
  await form.getByLabel('E-mail').fill('nobody@mofu.example')
  await form.getByLabel('Password', { exact: true }).fill('password1')
  await form.getByLabel('Password again').fill('password1')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('alert')).toContainText('Register failed')
  await expect(form.getByRole('alert')).toContainText('lists that attackers try first')
  await page.close()
})

test('a wallet signs in with a readable message, and disconnecting clears the session', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'hana')
  await connect(visitor)
  await visitor.evaluate(() => window.mofuWallet.hold())
  await signInWithWallet(visitor).click()
  const shown = visitor.getByText('wants you to sign in with your Ethereum account')
  await expect(shown).toBeVisible()
  await expect(shown).toContainText(accountOf('hana').address)
  await visitor.evaluate(() => window.mofuWallet.answer())
  await expect(visitor.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'My pets' }).getByRole('link').first()).toBeVisible()
  const { web3UserInfo } = await stored(visitor)
  expect(JSON.parse(web3UserInfo ?? '')).toMatchObject({ address: accountOf('hana').address.toLowerCase() })

  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'My account' })).toBeVisible()
  await visitor.getByRole('button', { name: /^Account 0x/ }).click()
  await visitor.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(visitor.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()
  expect((await stored(visitor))['web3UserInfo']).toBeNull()
})

test('a wallet that does not sign shows the error and the login form [ui-32] [rule-08]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'yuki')
  await connect(visitor)
  await visitor.evaluate(() => window.mofuWallet.refuseNext())
  await signInWithWallet(visitor).click()
  await expect(loginDialog(visitor)).toBeVisible()
  await loginDialog(visitor).getByRole('button', { name: 'Close' }).click()
  const error = visitor.getByRole('alert')
  await expect(error.getByRole('heading', { name: 'Error' })).toBeVisible()
  await expect(error).toContainText('Wallet signature error!')
})

test('an invite code in the address binds on the first wallet login, through the inviter variant [rule-45]', async ({
  visitor,
  walletOf,
}) => {
  const { v1Info } = await signInWallet(stackUrl(), accountOf('mei'))
  await walletOf(visitor, 'aki')
  await visitor.goto(`/?code=${v1Info.myCode}`)
  await connect(visitor)
  const sent = visitor.waitForRequest(/LoginByV1Inviter/)
  await signInWithWallet(visitor).click()
  expect((await sent).postDataJSON()).toMatchObject({ inviterCode: v1Info.myCode })
  await expect(visitor.getByText(`You were invited with the code ${v1Info.myCode}.`)).toBeVisible()

  const { web3UserInfo } = await stored(visitor)
  const { address, token } = JSON.parse(web3UserInfo ?? '') as { address: string; token: string }
  const call = createClient({ baseUrl: stackUrl() })
  const { data: status } = await call(referralStatus, { params: { x: address } }, bearer(token))
  expect(status).toBeGreaterThan(0)
  const again = call(referralBind, { params: { a: address, b: v1Info.myCode } }, bearer(token))
  await expect(again).rejects.toMatchObject({ failure: { error: 'referrals.bound_already' } })
})

test('an invite code can be entered later; why a bind failed is said in the server’s words [ui-35]', async ({
  visitor,
  walletOf,
}) => {
  const { v1Info } = await signInWallet(stackUrl(), accountOf('mei'))
  await walletOf(visitor, 'nao')
  await visitor.goto('/account')
  await connect(visitor)
  await signInWithWallet(visitor).click()
  const invite = visitor.getByRole('region', { name: 'Invite a friend' })
  const code = invite.getByLabel('Were you invited? Enter the code')
  const bind = invite.getByRole('button', { name: 'Set my inviter' })
  await bind.click()
  await expect(invite.getByText('Enter the invite code.')).toBeVisible()
  await code.fill('ZZZZ2222')
  const answered = visitor.waitForResponse(/\/opengate\/referral\/bind\//)
  await bind.click()
  const { msg } = (await (await answered).json()) as { msg: string }
  expect(msg).toContain('Nobody has this invite code.')
  await expect(invite.getByText(msg)).toBeVisible()
  await code.fill(v1Info.myCode.toLowerCase())
  await bind.click()
  await expect(invite.getByText(`You were invited with the code ${v1Info.myCode}.`)).toBeVisible()
  await expect(code).toHaveCount(0)
  await expectAccessible(visitor)
})

test('a read-only user learns how to link a wallet, sees its pets, cannot trade, and signs out clean on a phone [ui-26] [ui-11] [rule-09] [rule-30]', async ({
  visitor,
  walletOf,
}) => {
  const email = 'reader@mofu.example'
  await signUp(stack(), { email, password })
  await walletOf(visitor, 'taro')
  await signIn(visitor, email)
  await expect(visitor.getByRole('heading', { name: 'No wallet yet' })).toBeVisible()
  const session = await stored(visitor)
  expect(session).toMatchObject({
    mallUser: email,
    userNameReadOnly: email,
    accountReadOnly: '',
    web3UserInfo: null,
  })
  expect(session['tokenReadOnly']).toMatch(/^[\w-]{43}$/)
  expect(session['mallToken']).toMatch(/^[\w-]{43}$/)
  expect(session['mallToken']).not.toBe(session['tokenReadOnly'])

  await visitor.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Metamask' }).click()
  await visitor.getByRole('button', { name: 'Link this wallet' }).click()
  const pets = visitor.getByRole('list', { name: 'My pets' }).getByRole('link')
  await expect(pets.first()).toBeVisible()
  await visitor.getByRole('button', { name: /^Account 0x/ }).click()
  await visitor.getByRole('menuitem', { name: 'Disconnect' }).click()

  // Without the wallet: after a reload the account is restored, shows its pets, and is read-only.
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: `Account ${email}` })).toBeVisible()
  await expect(pets.first()).toBeVisible()
  expect((await stored(visitor))['accountReadOnly']).toBe(accountOf('taro').address.toLowerCase())
  // A pet of the linked wallet is one's own, and cannot be moved without it.
  await pets.first().click()
  await expect(visitor.getByRole('button', { name: 'Connect wallet to sell' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Give away' }).click()
  await expect(visitor.getByText('Wallet is unconnected')).toBeVisible()
  await visitor.goto('/mint')
  await expect(visitor.getByRole('button', { name: 'Mint it' })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('button', { name: /connect/i })).toBeVisible()

  await visitor.getByRole('button', { name: `Account ${email}` }).click()
  await expect(visitor.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = visitor.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Trade', 'Earn', 'NFT', 'Game', 'Dapp', 'More']) {
    await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const reloaded = visitor.waitForEvent('load')
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await reloaded
  expect(await stored(visitor)).toEqual({
    mallUser: email,
    mallToken: null,
    accountReadOnly: null,
    userNameReadOnly: null,
    tokenReadOnly: null,
    web3UserInfo: null,
  })
})

test('401 opens the mall login with the stored e-mail; the password alone leads back [ui-15] [ui-27]', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  const email = 'expires@mofu.example'
  await signUp(stack(), { email, password })
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'New here? Register' }).click()
  await registerDialog(page).getByRole('button', { name: 'Have an account? Login' }).click()
  await expect(login.getByLabel('E-mail')).toBeEnabled()
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('tokenReadOnly', 'A'.repeat(43)))
  await page.reload()
  const dialog = mallDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toBeDisabled()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Forget password?' })).toHaveAttribute(
    'href',
    `/forgetPassword?email=${encodeURIComponent(email)}`,
  )
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.close()
})

test('the account page: sessions, e-mails, password, data', async ({ visitor }) => {
  const email = 'manages@mofu.example'
  await signUp(stack(), { email, password })
  await signIn(visitor, email)
  await expect(visitor.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible()
  await visitor.getByRole('button', { name: 'End all others' }).click()
  await expect(visitor.getByRole('button', { name: 'End all others' })).toHaveCount(0)

  const reminders = visitor.getByLabel('Reminders')
  await expect(reminders).not.toBeChecked()
  await reminders.check()
  await visitor.reload()
  await expect(visitor.getByLabel('Reminders')).toBeChecked()

  await visitor.getByRole('button', { name: 'Change password' }).click()
  await visitor.getByLabel('Current password').fill(password)
  await visitor.getByLabel('New password').fill('nine tired foxes')
  await visitor.getByLabel('Password again').fill('nine tired foxes')
  await visitor.getByRole('button', { name: 'Save' }).click()
  await expect(visitor.getByText('The password is changed.')).toBeVisible()

  const downloading = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toBe('mofu-account.json')
  await expectAccessible(visitor)
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
  }

  await visitor.getByRole('button', { name: 'Delete my account' }).click()
  await visitor.getByLabel('Type it here').fill(email)
  await visitor.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(visitor.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()
})
